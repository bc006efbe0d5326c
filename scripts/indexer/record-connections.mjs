// Loaded before a program (`node --import`): appends to the file in CONNECTIONS each host that it connects to.
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

const connect = Socket.prototype.connect

Socket.prototype.connect = function (...args) {
  const [first] = args.flat()
  const host = typeof first === 'object' ? (first.path ?? first.host ?? 'localhost') : (args[1] ?? 'localhost')
  appendFileSync(process.env.CONNECTIONS, `${host}\n`)
  return connect.apply(this, args)
}
