// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Artifacts } from "../../../../scripts/solidity/Artifacts.sol";
import { ILiquiditySeeder } from "src/interfaces/ILiquiditySeeder.sol";
import { Errors } from "src/libraries/Errors.sol";
import { TokenLock } from "src/locks/TokenLock.sol";
import { TokenLockParams } from "src/types/TokenLockParams.sol";
import { Defaults } from "../../utils/Defaults.sol";
import { IV2Pair } from "../../utils/uniswap/IV2Pair.sol";
import { Locking } from "../locks/Locking.sol";
import { Seeding } from "./Seeding.sol";

/// @notice Who may get the liquidity: the caller, the dead address, or a lock of the pair that is still shut.
contract Recipients_LiquiditySeeder_Test is Seeding {
    using Locking for *;

    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    /* RECIPIENTS */

    function test_WhenItIsTheCaller() external {
        Order memory order = _order();
        order.recipient = sender;
        _assertReceives(order, sender);
    }

    function test_WhenItIsTheDeadAddress() external {
        Order memory order = _order();
        order.recipient = DEAD;
        _assertReceives(order, DEAD);
    }

    /// @dev Made before there is a pair, at the address that the pair will have.
    function test_WhenItIsALock() external {
        Order memory order = _order();
        TokenLock lock = tokenLockFactory.create(_terms());
        order.recipient = address(lock);
        uint256 liquidity = _assertReceives(order, address(lock));

        IV2Pair pair = _pair(exchanges[0], order.token);
        vm.warp(lock.end() - 1);
        lock.release(address(pair));
        assertEq(pair.balanceOf(address(lock)), liquidity, "locked until the last second");
        vm.warp(lock.end());
        lock.release(address(pair));
        assertEq(pair.balanceOf(alice), liquidity, "then the beneficiary's");
    }

    function test_WhenItIsALockThatVestsAfterACliff() external {
        Order memory order = _order();
        TokenLockParams memory params = Defaults.vesting(alice, _predictPair());
        params.cliffSeconds = 1;
        TokenLock lock = tokenLockFactory.create(params);
        order.recipient = address(lock);
        _assertReceives(order, address(lock));
    }

    /// @dev All that is not liquidity is the caller's, as if it were the recipient.
    function testFuzz_WhenItIsAnotherThanTheCaller(uint256 synced, bool isDead) external {
        Order memory order = _order();
        order.recipient = isDead ? DEAD : address(tokenLockFactory.create(_terms()));
        (uint256 units, uint256 coin) = (token.balanceOf(sender), sender.balance);
        synced = _donateTo(order, synced);
        _seed(order);

        _assertSeeded(exchanges[0], order);
        _assertSeederEmpty(exchanges[0]);
        assertEq(sender.balance, coin + synced, "coin that was superfluous");
        assertEq(exchanges[0].weth.balanceOf(sender), order.coin, "what was donated and not synced");
        assertEq(token.balanceOf(sender), units - order.amount, "token of the caller");
        assertEq(_pair(exchanges[0], order.token).balanceOf(sender), 0, "no liquidity of the caller");
    }

    /* REFUSALS */

    function testFuzz_RevertWhen_ItIsAnotherAccount(address recipient) external {
        vm.assume(recipient != sender && recipient != DEAD && recipient != address(0));
        _expectInvalid(recipient);
    }

    function test_RevertWhen_ItIsAnotherContract() external {
        IV2Pair pair = _createPair(exchanges[0], address(token));
        TokenLock foreign = new TokenLock(alice, uint64(block.timestamp + 1 days), 0, 0);
        _expectInvalid(address(liquiditySeeder));
        _expectInvalid(address(tokenLockFactory));
        _expectInvalid(address(pair));
        _expectInvalid(address(foreign));
    }

    function test_RevertWhen_ItIsZero() external {
        vm.prank(sender);
        vm.expectRevert(abi.encodeWithSelector(Errors.LiquiditySeeder_RecipientInvalid.selector, address(0)));
        liquiditySeeder.seed({
            token: address(token),
            router: address(exchanges[0].router),
            amount: 1e18,
            minLp: 0,
            recipient: address(0),
            deadline: block.timestamp
        });
    }

    /// @dev As that of a team member's tokens, or of the same token's liquidity elsewhere.
    function test_RevertWhen_ItIsALockOfAnotherToken() external {
        Order memory order = _order();
        address[2] memory others = [address(token), address(_createPair(exchanges[1], address(token)))];
        for (uint256 i = 0; i < others.length; ++i) {
            order.recipient = address(tokenLockFactory.create(Defaults.timelock(alice, others[i])));
            _expectRevert(
                order,
                abi.encodeWithSelector(
                    Errors.LiquiditySeeder_LockForOtherToken.selector, order.recipient, others[i], _predictPair()
                )
            );
        }
    }

    function test_RevertGiven_TheLockHasEnded() external {
        TokenLockParams memory params = _terms();
        _expectOpen(params, params.startTimestamp);
    }

    /// @dev A schedule that has begun to pay.
    function test_RevertGiven_TheLockReleases() external {
        TokenLockParams memory params = Defaults.vesting(alice, _predictPair());
        _expectOpen(params, params.startTimestamp + params.cliffSeconds);
    }

    /* DEPLOYMENT */

    function test_RevertGiven_TheLockFactoryIsMissing() external {
        assertEq(liquiditySeeder.lockFactory(), address(tokenLockFactory), "of the deployed one");
        assertEq(ILiquiditySeeder(this.deploySeeder()).lockFactory(), address(tokenLockFactory), "of another");

        vm.etch(address(tokenLockFactory), "");
        vm.expectRevert(
            abi.encodeWithSelector(Errors.LiquiditySeeder_LockFactoryMissing.selector, address(tokenLockFactory))
        );
        this.deploySeeder();
    }

    /// @dev External, so that its revert can be expected.
    function deploySeeder() external returns (address deployed) {
        bytes memory code = vm.getCode(Artifacts.pathOf("LiquiditySeeder"));
        assembly {
            deployed := create(0, add(code, 32), mload(code))
            if iszero(deployed) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    /* HELPERS */

    function _terms() private returns (TokenLockParams memory) {
        return Defaults.timelock(alice, _predictPair());
    }

    /// @dev Where the pair is or will be.
    function _predictPair() private returns (address pair) {
        pair = exchanges[0].factory.getPair(address(token), address(exchanges[0].weth));
        if (pair != address(0)) return pair;

        uint256 state = vm.snapshotState();
        pair = exchanges[0].factory.createPair(address(token), address(exchanges[0].weth));
        vm.revertToStateAndDelete(state);
    }

    function _assertReceives(Order memory order, address recipient) private returns (uint256 liquidity) {
        uint256 expected = Math.sqrt(order.amount * order.coin) - LEFT;
        address predicted = _predictPair();
        vm.expectEmit(address(liquiditySeeder));
        emit ILiquiditySeeder.Seeded({
            pair: predicted,
            token: order.token,
            caller: sender,
            recipient: recipient,
            amount: order.amount,
            coin: order.coin,
            liquidity: expected
        });
        liquidity = _seed(order);

        IV2Pair pair = _pair(exchanges[0], order.token);
        assertEq(liquidity, expected, "said");
        assertEq(pair.balanceOf(recipient), liquidity, "liquidity of the recipient");
        assertEq(pair.totalSupply(), liquidity + LEFT, "all liquidity");
        _assertSeeded(exchanges[0], order);
        _assertSeederEmpty(exchanges[0]);
    }

    function _expectInvalid(address recipient) private {
        Order memory order = _order();
        order.recipient = recipient;
        _expectRevert(order, abi.encodeWithSelector(Errors.LiquiditySeeder_RecipientInvalid.selector, recipient));
    }

    /// @dev From the cliff on; a second before, the lock may have it.
    function _expectOpen(TokenLockParams memory params, uint256 cliff) private {
        Order memory order = _order();
        order.recipient = address(tokenLockFactory.create(params));
        bytes4 error = Errors.LiquiditySeeder_LockOpen.selector;
        for (uint256 late = 0; late < 2; ++late) {
            vm.warp(cliff + late);
            order.deadline = block.timestamp;
            _expectRevert(order, abi.encodeWithSelector(error, order.recipient, cliff, block.timestamp));
        }

        vm.warp(cliff - 1);
        _seed(order);
        _assertSeeded(exchanges[0], order);
    }
}
