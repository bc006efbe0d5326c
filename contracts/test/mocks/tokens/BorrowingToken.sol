// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A token whose transfer may borrow, as the base token of Compound III does: who has collateral here may send what
/// it does not have, and owes it. `balanceOf` shows nothing of that.
contract BorrowingToken {
    mapping(address account => int256) public principalOf;
    mapping(address account => uint256) public collateralOf;

    function mint(address account, uint256 amount) external {
        principalOf[account] += int256(amount);
    }

    function supplyTo(address account, uint256 collateral) external {
        collateralOf[account] += collateral;
    }

    function balanceOf(address account) external view returns (uint256) {
        int256 principal = principalOf[account];
        return principal > 0 ? uint256(principal) : 0;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        return _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        principalOf[from] -= int256(amount);
        require(principalOf[from] + int256(collateralOf[from]) >= 0, "not collateralized");
        principalOf[to] += int256(amount);
        return true;
    }
}
