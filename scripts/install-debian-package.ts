import { spawnSync } from 'node:child_process'

/**
 * Installs a package of Debian, if this machine uses such packages and this user may install them.
 *
 * @returns Whether it was installed. The output of apt-get is on the console.
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
