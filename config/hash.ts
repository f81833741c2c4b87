import { defineConfig } from '@adonisjs/core/hash'
import { QuietScrypt } from '#identity/gateways/quiet_scrypt'
import env from '#start/env'

/**
 * One of OWASP's equal minima for scrypt (N=2^14, r=8, p=5), the one that needs least memory: 16 MiB for
 * each password that is being computed.
 */
export const PASSWORD_COST = {
  ...{ cost: 2 ** 14, blockSize: 8, parallelization: 5 },
  maxMemory: 2 ** 25,
}

/** Tests compute thousands of them, and none is kept. */
const FAST = { ...PASSWORD_COST, cost: 2 ** 10, parallelization: 1 }

const hashConfig = defineConfig({
  default: 'scrypt',
  list: {
    scrypt: () => new QuietScrypt(env.get('NODE_ENV') === 'test' ? FAST : PASSWORD_COST),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
