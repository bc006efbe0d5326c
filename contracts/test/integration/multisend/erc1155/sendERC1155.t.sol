// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Pay_Shared_Test } from "../shared/Pay.t.sol";
import { Collections_Collectibles_Test } from "../shared/collectibles/Collections.t.sol";
import { Give_Collectibles_Test } from "../shared/collectibles/Give.t.sol";
import { Mark_Collectibles_Test } from "../shared/collectibles/Mark.t.sol";
import { Receivers_Collectibles_Test } from "../shared/collectibles/Receivers.t.sol";
import { Skip_Collectibles_Test } from "../shared/collectibles/Skip.t.sol";
import { Validate_Collectibles_Test } from "../shared/collectibles/Validate.t.sol";
import { AmountRoute } from "./AmountRoute.sol";
import { ERC1155Route } from "./ERC1155Route.sol";

contract Collections_ERC1155_Test is Collections_Collectibles_Test, ERC1155Route { }

contract Give_ERC1155_Test is Give_Collectibles_Test, ERC1155Route { }

contract Mark_ERC1155_Test is Mark_Collectibles_Test, ERC1155Route { }

contract Pay_ERC1155_Test is Pay_Shared_Test, AmountRoute { }

contract Receivers_ERC1155_Test is Receivers_Collectibles_Test, ERC1155Route { }

contract Skip_ERC1155_Test is Skip_Collectibles_Test, ERC1155Route { }

contract Validate_ERC1155_Test is Validate_Collectibles_Test, ERC1155Route { }
