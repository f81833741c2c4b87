/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  site: {
    home: typeof routes['site.home']
  }
}
