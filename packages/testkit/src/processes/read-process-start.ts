import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Reads when a process started, in the format of the operating system. The system reuses a process id for other processes;
 * id and start time together identify one process permanently.
 *
 * @returns Nothing when there is no such process, or only the remains of one that has ended.
 */
export function readProcessStart(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): string | undefined {
  try {
    // "pid (name) state …": the name may hold blanks and parentheses, so count from its end.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [state, threads, start] = [fields[0] ?? 'X', Number(fields[17]), fields[19]]
    // Its first thread may be gone while another one still holds its ports.
    const hasEnded = ['Z', 'X'].includes(state) && threads <= 1
    return hasEnded ? undefined : start
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
