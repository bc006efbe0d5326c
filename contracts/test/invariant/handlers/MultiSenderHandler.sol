// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IPermit2 } from "permit2/src/interfaces/IPermit2.sol";
import { IMultiSender } from "src/interfaces/IMultiSender.sol";
import { BlocklistERC1155 } from "../../mocks/collectibles/BlocklistERC1155.sol";
import { BlocklistERC721 } from "../../mocks/collectibles/BlocklistERC721.sol";
import { ElasticToken } from "../../mocks/tokens/ElasticToken.sol";
import { FalseToken } from "../../mocks/tokens/FalseToken.sol";
import { FeeToken } from "../../mocks/tokens/FeeToken.sol";
import { MockToken } from "../../mocks/tokens/MockToken.sol";
import { MultiSenderCoinHandler } from "./MultiSenderCoinHandler.sol";
import { MultiSenderCollectibleHandler } from "./MultiSenderCollectibleHandler.sol";
import { MultiSenderSignedHandler } from "./MultiSenderSignedHandler.sol";
import { MultiSenderTokenHandler } from "./MultiSenderTokenHandler.sol";
import { MultiSenderFixture } from "./MultiSenderFixture.sol";

/// @notice Sends on all routes, cancels, donates and submits again, as anybody might.
contract MultiSenderHandler is MultiSenderCoinHandler, MultiSenderSignedHandler, MultiSenderCollectibleHandler {
    /// @param all The tokens; the next three are among them.
    struct Assets {
        MockToken[] all;
        FeeToken fee;
        FalseToken refusing;
        ElasticToken elastic;
        BlocklistERC721 single;
        BlocklistERC1155 multiple;
        IPermit2 permit2;
    }

    constructor(IMultiSender multiSender_, Cast memory cast_, Receivers memory receivers, Assets memory assets)
        MultiSenderFixture(multiSender_, cast_, assets.all)
        MultiSenderTokenHandler(assets.fee, assets.refusing, assets.elastic)
        MultiSenderSignedHandler(assets.permit2)
        MultiSenderCollectibleHandler(assets.single, assets.multiple, receivers)
    { }
}
