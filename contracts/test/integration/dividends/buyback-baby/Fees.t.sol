// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Booking_DividendToken_Shared_Test } from "../shared/Booking.t.sol";
import { Fees_DividendToken_Shared_Test } from "../shared/Fees.t.sol";
import { BuybackBabyDividends } from "./BuybackBabyDividends.sol";

contract Booking_BuybackBabyToken_Test is Booking_DividendToken_Shared_Test, BuybackBabyDividends { }

contract Fees_BuybackBabyToken_Test is Fees_DividendToken_Shared_Test, BuybackBabyDividends { }
