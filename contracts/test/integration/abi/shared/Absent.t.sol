// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Allowed } from "./Allowed.sol";
import { Target } from "./Target.sol";

/// @notice The powers that tokens of this family often keep are not there: no account can call them, the owner and
/// the first owner included.
abstract contract Absent_Shared_Test is Target {
    string private constant SUPPLY = "mint(address,uint256) mint(uint256) mintTo(address,uint256) _mint(address,uint256) "
        "issue(uint256) burn(address,uint256) burnFrom(address,uint256) burnFrom(uint256) redeem(uint256) "
        "rebase(uint256) rebase(uint256,int256) setTotalSupply(uint256) reflect(uint256) deliver(uint256)";

    string private constant BURN = "burn(uint256)";

    string private constant STOPS = "pause() unpause() setPaused(bool) freeze(address) unfreeze(address) lock(uint256) "
        "unlock() setTradingEnabled(bool) enableTrading() openTrading() setSwapAndLiquifyEnabled(bool) setLaunchBlock(uint256)";

    string private constant LISTS = "blacklist(address) blacklist(address,bool) unblacklist(address) addToBlacklist(address) "
        "setBlacklist(address,bool) setBots(address[]) addBot(address) delBot(address) blockAccount(address) "
        "whitelist(address) setWhitelist(address,bool) excludeFromFee(address) includeInFee(address) "
        "excludeFromFees(address,bool) excludeFromReward(address) includeInReward(address) excludeFromDividends(address)";

    string private constant FEES = "setFee(uint256) setFees(uint256,uint256,uint256) setTaxFeePercent(uint256) "
        "setLiquidityFeePercent(uint256) setCharityFeePercent(uint256) setTaxFee(uint256) setLiquidityFee(uint256) "
        "setBuyFee(uint256) setSellFee(uint256) raiseFees((uint16,uint16,uint16)) restoreAllFee() removeAllFee() "
        "setCharityAddress(address) setMarketingWallet(address) setFeeReceiver(address)";

    string private constant LIMITS = "setMaxTx(uint256) setMaxTxPercent(uint256) setMaxTxAmount(uint256) setMaxWallet(uint256) "
        "removeLimits() setCooldown(uint256) setSwapThreshold(uint256) setNumTokensSellToAddToLiquidity(uint256)";

    string private constant MARKET = "setRouter(address) setRouterAddress(address) updateUniswapV2Router(address) "
        "setPair(address) setAutomatedMarketMakerPair(address,bool) setVault(address) setFactory(address)";

    string private constant TAKING = "withdraw() withdraw(uint256) withdraw(address,uint256) withdrawETH() "
        "withdrawToken(address,uint256) rescue() rescue(address) rescue(address,uint256) rescueToken(address,uint256) "
        "rescueTokens(address,address,uint256) rescueETH(uint256) recoverERC20(address,uint256) sweep(address) "
        "claimStuckTokens(address) manualSwap() manualSend() clearStuckBalance(uint256) skim(address) sync() "
        "approveMax(address) increaseAllowance(address,uint256) forceTransfer(address,address,uint256) "
        "operatorSend(address,address,uint256,bytes,bytes) multicall(bytes[]) execute(address,uint256,bytes)";

    string private constant UPGRADES = "upgradeTo(address) upgradeToAndCall(address,bytes) changeAdmin(address) admin() "
        "implementation() proxiableUUID() initialize() initialize(address) initialize(address,uint256) init(address) "
        "setOwner(address) transferOwnershipImmediately(address) unlockOwnership() grantRole(bytes32,address) "
        "revokeRole(bytes32,address) selfdestruct() kill() destroy() setImplementation(address)";

    string private constant DIVIDENDS = "setRewardToken(address) setDividendToken(address) updateDividendTracker(address) "
        "setMinimumTokenBalanceForDividends(uint256) updateMinimumTokenBalanceForDividends(uint256) setBalance(address,uint256) "
        "updateClaimWait(uint256) updateGasForProcessing(uint256) setClaimable(address,uint256) distributeDividends(uint256) "
        "distributeCAKEDividends(uint256) withdrawDividend() withdrawDividendFor(address) withdrawRewards(address) "
        "setBuybackAmount(uint256) setBuyBackEnabled(bool) burnLiquidity(uint256) withdrawLiquidity()";

    function test_RevertWhen_SupplyIsToBeChanged() external {
        _assertAbsent(SUPPLY);
    }

    /// @dev Of a Standard token, a holder may burn what is its own.
    function test_RevertWhen_OwnUnitsAreToBeBurnt() external {
        if (!_isAllowed(_selectorOf(BURN))) _assertAbsent(BURN);
    }

    function test_RevertWhen_TransfersAreToBeStopped() external {
        _assertAbsent(STOPS);
    }

    function test_RevertWhen_AccountIsToBeListed() external {
        _assertAbsent(LISTS);
    }

    function test_RevertWhen_FeesAreToBeSet() external {
        _assertAbsent(FEES);
    }

    function test_RevertWhen_LimitsAreToBeSet() external {
        _assertAbsent(LIMITS);
    }

    function test_RevertWhen_MarketIsToBeSet() external {
        _assertAbsent(MARKET);
    }

    function test_RevertWhen_FundsAreToBeTaken() external {
        _assertAbsent(TAKING);
    }

    function test_RevertWhen_DividendsAreToBeSteered() external {
        _assertAbsent(DIVIDENDS);
    }

    function test_RevertWhen_CodeOrOwnerIsToBeReplaced() external {
        _assertAbsent(UPGRADES);
    }

    function testFuzz_RevertWhen_FunctionIsUnknown(bytes4 selector, bytes calldata arguments, uint256 seed) external {
        vm.assume(!_isAllowed(selector));
        address[] memory callers = _callers();
        bytes32 state = _state();
        _assertRefused({
            caller: callers[seed % callers.length], data: abi.encodePacked(selector, arguments), label: "unknown"
        });
        assertEq(_state(), state, "state");
    }

    /// @dev With an account first or an amount first, which the other also is.
    function _assertAbsent(string memory group) private {
        string[] memory signatures = Allowed.split(group);
        address[] memory callers = _callers();
        bytes32 state = _state();
        for (uint256 i = 0; i < signatures.length; ++i) {
            bytes4 selector = _selectorOf(signatures[i]);
            assertFalse(_isAllowed(selector), signatures[i]);
            for (uint256 j = 0; j < callers.length; ++j) {
                bytes memory accountFirst = abi.encodePacked(selector, abi.encode(callers[j], 1, 1, 1));
                bytes memory amountFirst = abi.encodePacked(selector, abi.encode(1, callers[j], 1, 1));
                _assertRefused({ caller: callers[j], data: accountFirst, label: signatures[i] });
                _assertRefused({ caller: callers[j], data: amountFirst, label: signatures[i] });
            }
        }
        assertEq(_state(), state, "state");
    }

    /// @dev A function that exists and refuses its caller says why: here nothing answers.
    function _assertRefused(address caller, bytes memory data, string memory label) private {
        (bool isDone, bytes memory answer) = _call(caller, data);
        assertFalse(isDone, label);
        assertEq(answer.length, 0, string.concat("answer of ", label));
    }

    function _isAllowed(bytes4 selector) private pure returns (bool) {
        string[] memory all = Allowed.all(_allowed());
        for (uint256 i = 0; i < all.length; ++i) {
            if (selector == _selectorOf(all[i])) return true;
        }
        return false;
    }
}
