import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../caretaker.ts', import.meta.url))

/** Has somebody look after the data folder's processes in case this one is killed. */
export function callCaretaker(directory: string): void {
  const caretaker = spawn(process.execPath, [PROGRAM, directory, String(process.pid)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  caretaker.on('error', () => {})
  caretaker.unref()
  caretaker.channel?.unref()
}
