// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Answers_Shared_Test } from "../shared/Answers.t.sol";
import { Calldata_Shared_Test } from "../shared/Calldata.t.sol";
import { Edges_Shared_Test } from "../shared/Edges.t.sol";
import { Mark_Shared_Test } from "../shared/Mark.t.sol";
import { Pay_Shared_Test } from "../shared/Pay.t.sol";
import { Position_Shared_Test } from "../shared/Position.t.sol";
import { Skip_Shared_Test } from "../shared/Skip.t.sol";
import { Validate_Shared_Test } from "../shared/Validate.t.sol";
import { PermitTokenFromRoute } from "./PermitTokenFromRoute.sol";

contract Validate_PermitFrom_Test is Validate_Shared_Test, PermitTokenFromRoute { }

contract Pay_PermitFrom_Test is Pay_Shared_Test, PermitTokenFromRoute { }

contract Position_PermitFrom_Test is Position_Shared_Test, PermitTokenFromRoute { }

contract Skip_PermitFrom_Test is Skip_Shared_Test, PermitTokenFromRoute { }

contract Mark_PermitFrom_Test is Mark_Shared_Test, PermitTokenFromRoute { }

contract Calldata_PermitFrom_Test is Calldata_Shared_Test, PermitTokenFromRoute { }

contract Answers_PermitFrom_Test is Answers_Shared_Test, PermitTokenFromRoute { }

contract Edges_PermitFrom_Test is Edges_Shared_Test, PermitTokenFromRoute { }
