// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Everybody's balance grows and shrinks at once: an account has shares, and a unit is so many of them.
contract ElasticToken {
    uint256 public sharesPerUnit = 1e9;
    uint256 public totalShares;
    mapping(address account => uint256) public sharesOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    error TooFewShares();

    function rebase(uint256 newSharesPerUnit) external {
        sharesPerUnit = newSharesPerUnit;
    }

    function mint(address to, uint256 amount) external {
        sharesOf[to] += amount * sharesPerUnit;
        totalShares += amount * sharesPerUnit;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        return _move(from, to, amount);
    }

    function balanceOf(address account) external view returns (uint256) {
        return sharesOf[account] / sharesPerUnit;
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        uint256 shares = amount * sharesPerUnit;
        if (sharesOf[from] < shares) revert TooFewShares();

        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        return true;
    }
}
