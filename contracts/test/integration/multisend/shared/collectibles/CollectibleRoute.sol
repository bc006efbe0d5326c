// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { ICollectibleSender } from "src/interfaces/multisend/ICollectibleSender.sol";
import { Base_Test } from "../../../../Base.t.sol";
import { Defaults } from "../../../../utils/Defaults.sol";

/// @notice What the shared suites ask of a route for collectibles. Besides {Route}, because these differ by their ids
/// and are not paid in amounts.
abstract contract CollectibleRoute is Base_Test {
    /// @dev One token for each recipient, of the id at the same position.
    struct Order {
        bool isSkip;
        uint256 id;
        uint256 gasCap;
        uint256[] tokenIds;
        address[] recipients;
    }

    /// @dev An ERC-721 or ERC-1155 as it should be. Hostile tests put another in its place.
    address internal collection;

    /// @dev How many tokens were made for orders.
    uint256 private _made;

    function setUp() public virtual override {
        super.setUp();
        collection = _newCollection();
        _approveAll(sender);
    }

    /* THE ROUTE'S ANSWERS */

    function _newCollection() internal virtual returns (address);

    /// @dev The call of MultiSender.
    function _encode(Order memory order) internal view virtual returns (bytes memory);

    /// @dev The id of the nth token: ids that one order may hold.
    function _tokenIdAt(uint256 nth) internal pure virtual returns (uint256);

    function _mint(address to, uint256 tokenId) internal virtual;

    /// @dev How many tokens of an id an account has.
    function _amountOf(address account, uint256 tokenId) internal view virtual returns (uint256);

    /// @dev How a contract is asked to take one of the sender's tokens.
    function _question(uint256 tokenId) internal view virtual returns (bytes memory);

    /// @dev Makes the collection refuse an account, from now on.
    function _refuse(address account) internal virtual;

    /* ORDERS */

    function _order(address[] memory recipients, uint256[] memory tokenIds) internal pure returns (Order memory) {
        return Order({ isSkip: false, id: 0, gasCap: Defaults.GAS_CAP, tokenIds: tokenIds, recipients: recipients });
    }

    /// @dev With tokens that the sender has got for it.
    function _order(address[] memory recipients) internal returns (Order memory) {
        return _orderOf(sender, recipients);
    }

    /// @dev With tokens that were minted for it.
    function _orderOf(address owner, address[] memory recipients) internal returns (Order memory) {
        uint256[] memory tokenIds = new uint256[](recipients.length);
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            tokenIds[i] = _tokenIdAt(++_made);
            _mint(owner, tokenIds[i]);
        }
        return _order(recipients, tokenIds);
    }

    /// @dev The function is the same in both standards.
    function _approveAll(address owner) internal {
        vm.prank(owner);
        IERC721(collection).setApprovalForAll(address(multiSender), true);
    }

    /* SUBMISSION */

    /// @dev Calls MultiSender and nothing else, so that a prank or an expectation before it concerns that call.
    function _submit(bytes memory call) internal returns (uint256 skipped) {
        (bool success, bytes memory result) = address(multiSender).call(call);
        if (!success) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
        return result.length == 0 ? 0 : abi.decode(result, (uint256));
    }

    function _send(Order memory order) internal returns (uint256 skipped) {
        bytes memory call = _encode(order);
        vm.prank(sender);
        return _submit(call);
    }

    function _expectRevert(Order memory order, bytes memory error) internal {
        bytes memory call = _encode(order);
        vm.prank(sender);
        vm.expectRevert(error);
        _submit(call);
    }

    /// @dev In both modes, one after the other.
    function _expectRevertInBothModes(Order memory order, bytes memory error) internal {
        _expectRevert(order, error);
        order.isSkip = true;
        _expectRevert(order, error);
    }

    /* REPORTS */

    /// @dev What MultiSender itself logged since `vm.recordLogs`.
    function _reports() internal returns (Vm.Log[] memory reports) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 count;
        reports = new Vm.Log[](logs.length);
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter == address(multiSender)) reports[count++] = logs[i];
        }
        assembly {
            mstore(reports, count)
        }
    }

    function _assertReport(Vm.Log memory report, Order memory order, uint256 index) internal view {
        assertEq(report.topics[0], ICollectibleSender.CollectibleSkipped.selector, "reported event");
        assertEq(report.topics[1], bytes32(uint256(uint160(sender))), "reported sender");
        assertEq(report.topics[2], bytes32(order.id), "reported id");
        assertEq(report.topics[3], bytes32(uint256(uint160(order.recipients[index]))), "reported recipient");
        assertEq(report.data, abi.encode(index, order.tokenIds[index], 1), "reported index, token and amount");
    }
}
