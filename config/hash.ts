import { defineConfig } from '@adonisjs/core/hash'
import { QuietScrypt } from '#identity/gateways/quiet_scrypt'

const hashConfig = defineConfig({
  default: 'scrypt',
  list: {
    scrypt: () =>
      new QuietScrypt({ cost: 16384, blockSize: 8, parallelization: 1, maxMemory: 33554432 }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
