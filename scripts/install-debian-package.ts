// Installs a package of Debian, where the machine has such and the user may.
import { spawnSync } from 'node:child_process'

/**
 * Installs a package of Debian, where this machine has such and this user may.
 *
 * @returns Whether it was installed. What apt-get said is on the console.
 */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing Debian's package ${name} …`)
  return run('update') && run('install', '-y', '--no-install-recommends', name)
}

function run(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 300_000 }).status === 0
}
