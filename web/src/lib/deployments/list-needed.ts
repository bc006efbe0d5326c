import { type DeployableName, deployables } from './deployables.ts'

/** The contract and all that it needs, in the order in which they can be deployed: itself comes last. */
export function listNeeded(name: DeployableName): DeployableName[] {
  return [...new Set([...deployables[name].needs.flatMap(listNeeded), name])]
}
