// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Calldata_Shared_Test } from "../shared/Calldata.t.sol";
import { Mark_Shared_Test } from "../shared/Mark.t.sol";
import { Pay_Shared_Test } from "../shared/Pay.t.sol";
import { Position_Shared_Test } from "../shared/Position.t.sol";
import { Skip_Shared_Test } from "../shared/Skip.t.sol";
import { Validate_Shared_Test } from "../shared/Validate.t.sol";
import { NativeRoute } from "./NativeRoute.sol";

contract Validate_Native_Test is Validate_Shared_Test, NativeRoute { }

contract Pay_Native_Test is Pay_Shared_Test, NativeRoute { }

contract Skip_Native_Test is Skip_Shared_Test, NativeRoute { }

contract Mark_Native_Test is Mark_Shared_Test, NativeRoute { }

contract Position_Native_Test is Position_Shared_Test, NativeRoute { }

contract Calldata_Native_Test is Calldata_Shared_Test, NativeRoute { }
