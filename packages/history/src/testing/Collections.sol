// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC1155 } from "solady/tokens/ERC1155.sol";
import { ERC721 } from "solady/tokens/ERC721.sol";

/// A collection whose owner of any id can be set by any account. For tests.
contract Ids is ERC721 {
    function name() public pure override returns (string memory) {
        return "Ids";
    }

    function symbol() public pure override returns (string memory) {
        return "IDS";
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    function mint(address to, uint256 first, uint256 count) external {
        for (uint256 id = first; id < first + count; ++id) {
            _mint(to, id);
        }
    }

    function burn(uint256 id) external {
        _burn(id);
    }

    function move(address from, address to, uint256 id) external {
        _transfer(address(0), from, to, id);
    }
}

/// The same, which tells how many ids there are.
contract CountedIds is Ids {
    uint256 public totalSupply;

    function setTotalSupply(uint256 count) external {
        totalSupply = count;
    }
}

/// A collection of amounts that any account can mint. For tests.
contract Amounts is ERC1155 {
    function uri(uint256) public pure override returns (string memory) {
        return "";
    }

    function mint(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        _batchMint(to, ids, amounts, "");
    }

    function burn(address from, uint256 id, uint256 amount) external {
        _burn(from, id, amount);
    }
}

/// A token whose balances grow without a log, and one account's without being asked. For tests.
contract Rebasing {
    mapping(address account => uint256) private _shares;
    uint256 public factor = 1;
    uint256 public totalShares;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        _shares[to] += value;
        totalShares += value;
        emit Transfer(address(0), to, value * factor);
    }

    /// As tokens do that were written before the event was a standard.
    function mintSilently(address to, uint256 value) external {
        _shares[to] += value;
        totalShares += value;
    }

    function setFactor(uint256 to) external {
        factor = to;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _shares[account] * factor;
    }

    function totalSupply() external view returns (uint256) {
        return totalShares * factor;
    }
}
