/** A request of JSON-RPC, of whatever method. */
export type RpcArgs = { method: string; params?: unknown }
export type RpcRequest = (args: RpcArgs) => Promise<unknown>
