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
import { PermitTokenRoute } from "./PermitTokenRoute.sol";

contract Validate_Permit_Test is Validate_Shared_Test, PermitTokenRoute { }

contract Pay_Permit_Test is Pay_Shared_Test, PermitTokenRoute { }

contract Position_Permit_Test is Position_Shared_Test, PermitTokenRoute { }

contract Skip_Permit_Test is Skip_Shared_Test, PermitTokenRoute { }

contract Mark_Permit_Test is Mark_Shared_Test, PermitTokenRoute { }

contract Calldata_Permit_Test is Calldata_Shared_Test, PermitTokenRoute { }

contract Answers_Permit_Test is Answers_Shared_Test, PermitTokenRoute { }

contract Edges_Permit_Test is Edges_Shared_Test, PermitTokenRoute { }

contract Balances_Permit_Test is Balances_Shared_Test, PermitTokenRoute { }

contract Pull_Permit_Test is Pull_Shared_Test, PermitTokenRoute { }
