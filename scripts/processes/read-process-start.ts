import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * When a process started, in whatever words the system has for it. A process id alone is given again to strangers;
 * together with this it is one process for ever.
 *
 * @returns Nothing when there is no such process, or only the remains of one that has ended.
 */
export function readProcessStart(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): string | undefined {
  try {
    // "pid (name) state …": the name may hold blanks and parentheses, so count from its end. Field 22 is the start.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ['Z', 'X'].includes(fields[0] ?? 'X') ? undefined : fields[19]
  } catch {
    return undefined
  }
}

function fromPs(pid: number): string | undefined {
  try {
    const [state, ...start] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    return state?.startsWith('Z') ? undefined : start.join(' ')
  } catch {
    return undefined
  }
}
