// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Collections_Collectibles_Test } from "../shared/collectibles/Collections.t.sol";
import { Give_Collectibles_Test } from "../shared/collectibles/Give.t.sol";
import { Mark_Collectibles_Test } from "../shared/collectibles/Mark.t.sol";
import { Receivers_Collectibles_Test } from "../shared/collectibles/Receivers.t.sol";
import { Skip_Collectibles_Test } from "../shared/collectibles/Skip.t.sol";
import { Validate_Collectibles_Test } from "../shared/collectibles/Validate.t.sol";
import { PlainERC721Route, SafeERC721Route } from "./ERC721Route.sol";
import { Single_ERC721_Test } from "./Single.t.sol";

contract Collections_SafeERC721_Test is Collections_Collectibles_Test, SafeERC721Route { }

contract Collections_PlainERC721_Test is Collections_Collectibles_Test, PlainERC721Route { }

contract Give_SafeERC721_Test is Give_Collectibles_Test, SafeERC721Route { }

contract Give_PlainERC721_Test is Give_Collectibles_Test, PlainERC721Route { }

contract Mark_SafeERC721_Test is Mark_Collectibles_Test, SafeERC721Route { }

contract Mark_PlainERC721_Test is Mark_Collectibles_Test, PlainERC721Route { }

contract Receivers_SafeERC721_Test is Receivers_Collectibles_Test, SafeERC721Route { }

contract Single_SafeERC721_Test is Single_ERC721_Test, SafeERC721Route { }

contract Single_PlainERC721_Test is Single_ERC721_Test, PlainERC721Route { }

contract Skip_SafeERC721_Test is Skip_Collectibles_Test, SafeERC721Route { }

contract Skip_PlainERC721_Test is Skip_Collectibles_Test, PlainERC721Route { }

contract Validate_SafeERC721_Test is Validate_Collectibles_Test, SafeERC721Route { }

contract Validate_PlainERC721_Test is Validate_Collectibles_Test, PlainERC721Route { }
