/* A thread that computes passwords, behind everything else that the machine has to do. */
import { scryptSync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { DerivationRequest } from '#identity/gateways/quiet_scrypt_threads'

// Only Linux knows priorities of single threads; elsewhere this would slow the whole shop down.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

parentPort!.on('message', ({ id, password, salt, length, options }: DerivationRequest) => {
  try {
    parentPort!.postMessage({ id, key: scryptSync(password, salt, length, options) })
  } catch (error) {
    parentPort!.postMessage({ id, problem: String(error) })
  }
})
