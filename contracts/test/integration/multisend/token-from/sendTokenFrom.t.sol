// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Answers_Shared_Test } from "../shared/Answers.t.sol";
import { Calldata_Shared_Test } from "../shared/Calldata.t.sol";
import { Edges_Shared_Test } from "../shared/Edges.t.sol";
import { Mark_Shared_Test } from "../shared/Mark.t.sol";
import { Pay_Shared_Test } from "../shared/Pay.t.sol";
import { Position_Shared_Test } from "../shared/Position.t.sol";
import { Skip_Shared_Test } from "../shared/Skip.t.sol";
import { TokenHooks_Shared_Test } from "../shared/TokenHooks.t.sol";
import { Validate_Shared_Test } from "../shared/Validate.t.sol";
import { TokenFromRoute } from "./TokenFromRoute.sol";

contract Validate_TokenFrom_Test is Validate_Shared_Test, TokenFromRoute { }

contract Pay_TokenFrom_Test is Pay_Shared_Test, TokenFromRoute { }

contract Skip_TokenFrom_Test is Skip_Shared_Test, TokenFromRoute { }

contract Mark_TokenFrom_Test is Mark_Shared_Test, TokenFromRoute { }

contract Position_TokenFrom_Test is Position_Shared_Test, TokenFromRoute { }

contract Calldata_TokenFrom_Test is Calldata_Shared_Test, TokenFromRoute { }

contract Answers_TokenFrom_Test is Answers_Shared_Test, TokenFromRoute { }

contract Edges_TokenFrom_Test is Edges_Shared_Test, TokenFromRoute { }

contract TokenHooks_TokenFrom_Test is TokenHooks_Shared_Test, TokenFromRoute { }
