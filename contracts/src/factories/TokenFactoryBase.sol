// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITokenFactory } from "../interfaces/ITokenFactory.sol";

abstract contract TokenFactoryBase is ITokenFactory {
    mapping(address token => bool) public isToken;
    mapping(address creator => mapping(bytes32 salt => address token)) public tokenOf;
    mapping(address creator => address[] tokens) private _byCreator;
    mapping(address firstOwner => address[] tokens) private _byFirstOwner;

    function countByCreator(address creator) external view returns (uint256) {
        return _byCreator[creator].length;
    }

    function countByFirstOwner(address firstOwner) external view returns (uint256) {
        return _byFirstOwner[firstOwner].length;
    }

    function tokensByCreator(address creator, uint256 offset, uint256 limit) external view returns (address[] memory) {
        return _page(_byCreator[creator], offset, limit);
    }

    function tokensByFirstOwner(address firstOwner, uint256 offset, uint256 limit)
        external
        view
        returns (address[] memory)
    {
        return _page(_byFirstOwner[firstOwner], offset, limit);
    }

    function _record(address token, address firstOwner, bytes32 salt) internal {
        isToken[token] = true;
        tokenOf[msg.sender][salt] = token;
        _byCreator[msg.sender].push(token);
        _byFirstOwner[firstOwner].push(token);
        emit TokenCreated({ token: token, creator: msg.sender, firstOwner: firstOwner });
    }

    function _page(address[] storage all, uint256 offset, uint256 limit) private view returns (address[] memory page) {
        uint256 length = all.length;
        if (offset > length) offset = length;
        if (limit > length - offset) limit = length - offset;
        page = new address[](limit);
        for (uint256 i = 0; i < limit; ++i) page[i] = all[offset + i];
    }
}
