import { existsSync } from 'node:fs'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

type Seed = (progress: (text: string) => void) => Promise<void>

/** Lower modules first: orders need customers and products. Months of reports are invoiced between the orders. */
const MODULES = [
  'identity',
  'catalogue',
  'arrivals',
  'basket',
  'subscriptions',
  'reports',
  'orders',
  'billing',
  'webhooks',
  'contracts',
  'statistics',
]

export default class DemoSeed extends BaseCommand {
  static commandName = 'demo:seed'
  static description = 'Fill the shop with its demo world; running it again changes nothing'
  static options: CommandOptions = { startApp: true }

  async run() {
    const began = performance.now()
    for (const name of MODULES) {
      const seed = await this.seedOf(name)
      await seed?.((text) => this.logger.info(`${name}: ${text}`))
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    this.logger.success(`Demo world ready after ${seconds} s`)
  }

  /** `seed<Module>Demo` of the module's folder in demo/; a module without one has nothing to add. */
  private async seedOf(name: string): Promise<Seed | undefined> {
    const file = this.app.makePath('demo', name, 'seed')
    if (!existsSync(`${file}.ts`) && !existsSync(`${file}.js`)) return undefined
    const contents: Record<string, Seed> = await import(`#demo/${name}/seed`)
    return contents[`seed${name[0]!.toUpperCase()}${name.slice(1)}Demo`]
  }
}
