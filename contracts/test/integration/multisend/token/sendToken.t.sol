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
import { TokenHooks_Shared_Test } from "../shared/TokenHooks.t.sol";
import { Validate_Shared_Test } from "../shared/Validate.t.sol";
import { TokenRoute } from "./TokenRoute.sol";

contract Validate_Token_Test is Validate_Shared_Test, TokenRoute { }

contract Pay_Token_Test is Pay_Shared_Test, TokenRoute { }

contract Skip_Token_Test is Skip_Shared_Test, TokenRoute { }

contract Mark_Token_Test is Mark_Shared_Test, TokenRoute { }

contract Position_Token_Test is Position_Shared_Test, TokenRoute { }

contract Calldata_Token_Test is Calldata_Shared_Test, TokenRoute { }

contract Answers_Token_Test is Answers_Shared_Test, TokenRoute { }

contract Edges_Token_Test is Edges_Shared_Test, TokenRoute { }

contract Balances_Token_Test is Balances_Shared_Test, TokenRoute { }

contract Pull_Token_Test is Pull_Shared_Test, TokenRoute { }

contract TokenHooks_Token_Test is TokenHooks_Shared_Test, TokenRoute { }
