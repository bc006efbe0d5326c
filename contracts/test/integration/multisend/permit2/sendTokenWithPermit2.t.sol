// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Answers_Shared_Test } from "../shared/Answers.t.sol";
import { Balances_Shared_Test } from "../shared/Balances.t.sol";
import { Calldata_Shared_Test } from "../shared/Calldata.t.sol";
import { Edges_Shared_Test } from "../shared/Edges.t.sol";
import { Mark_Shared_Test } from "../shared/Mark.t.sol";
import { Pay_Shared_Test } from "../shared/Pay.t.sol";
import { Position_Shared_Test } from "../shared/Position.t.sol";
import { Pull_Shared_Test } from "../shared/Pull.t.sol";
import { Skip_Shared_Test } from "../shared/Skip.t.sol";
import { Validate_Shared_Test } from "../shared/Validate.t.sol";
import { Permit2Route } from "./Permit2Route.sol";

contract Validate_Permit2_Test is Validate_Shared_Test, Permit2Route { }

contract Pay_Permit2_Test is Pay_Shared_Test, Permit2Route { }

contract Position_Permit2_Test is Position_Shared_Test, Permit2Route { }

contract Skip_Permit2_Test is Skip_Shared_Test, Permit2Route { }

contract Mark_Permit2_Test is Mark_Shared_Test, Permit2Route { }

contract Calldata_Permit2_Test is Calldata_Shared_Test, Permit2Route { }

contract Answers_Permit2_Test is Answers_Shared_Test, Permit2Route { }

contract Edges_Permit2_Test is Edges_Shared_Test, Permit2Route { }

contract Balances_Permit2_Test is Balances_Shared_Test, Permit2Route { }

contract Pull_Permit2_Test is Pull_Shared_Test, Permit2Route { }
