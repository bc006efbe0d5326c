// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ERC20 as SoladyERC20 } from "solady/tokens/ERC20.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @dev Version "1", without saying so; without PERMIT_TYPEHASH.
contract PlainPermitToken is SoladyERC20 {
    constructor() {
        _mint(msg.sender, 1e24);
    }

    function name() public pure override returns (string memory) {
        return "Permit";
    }

    function symbol() public pure override returns (string memory) {
        return "PRM";
    }
}

/// @dev Version "2", without saying so.
contract SilentSecondToken is PlainPermitToken {
    function _versionHash() internal pure override returns (bytes32) {
        return keccak256("2");
    }
}

/// @dev Says its version, and that its permit is EIP-2612's, as USDC does.
contract DollarToken is PlainPermitToken {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    function version() external pure returns (string memory) {
        return "2.2";
    }

    function _versionHash() internal pure override returns (bytes32) {
        return keccak256("2.2");
    }
}

/// @dev Its domain has another name than it shows, and it says so nowhere.
contract OtherDomainToken is PlainPermitToken {
    function _constantNameHash() internal pure override returns (bytes32) {
        return keccak256("Another");
    }
}

/// @dev Its domain has another name than it shows, and it declares that by EIP-5267.
contract DeclaredToken is ERC20Permit {
    constructor() ERC20("Shown", "SHN") ERC20Permit("Registered") {
        _mint(msg.sender, 1e24);
    }
}

/// @dev The domain is standard, the permit is DAI's: for everything, and with another type.
contract DaiLikeToken is PlainPermitToken {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");
}

/// @dev As DAI, but does not say so.
contract SilentDaiLikeToken is PlainPermitToken {
    function permit(address, address, uint256, uint256, uint8, bytes32, bytes32) public pure override {
        revert("another permit");
    }
}

/// @dev Accepts any call and does nothing, as wrapped coins do.
contract WrappedLikeToken is ERC20 {
    constructor() ERC20("Wrapped", "WRP") {
        _mint(msg.sender, 1e24);
    }

    fallback() external { }
}

/// @dev Refuses to change a permission into another, as Tether does; returns nothing.
contract TetherLikeToken is ERC20 {
    constructor() ERC20("Tether", "TTH") {
        _mint(msg.sender, 1e24);
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        require(amount == 0 || allowance(msg.sender, spender) == 0);
        super.approve(spender, amount);
        assembly {
            return(0, 0)
        }
    }
}

/// @dev Gives no reason for what it refuses, as tokens of before 2017.
contract ReasonlessToken is ERC20 {
    constructor() ERC20("Reasonless", "RSN") {
        _mint(msg.sender, 1e24);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        require(balanceOf(msg.sender) >= amount);
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        require(balanceOf(from) >= amount);
        require(allowance(from, msg.sender) >= amount);
        return super.transferFrom(from, to, amount);
    }
}
