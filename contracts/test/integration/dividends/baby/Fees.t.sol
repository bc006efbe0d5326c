// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Booking_DividendToken_Shared_Test } from "../shared/Booking.t.sol";
import { Fees_DividendToken_Shared_Test } from "../shared/Fees.t.sol";
import { BabyDividends } from "./BabyDividends.sol";

contract Booking_BabyToken_Test is Booking_DividendToken_Shared_Test, BabyDividends { }

contract Fees_BabyToken_Test is Fees_DividendToken_Shared_Test, BabyDividends { }
