import edge from 'edge.js'
import type { ApplicationService } from '@adonisjs/core/types'
import { layBodiesLast } from '#shared/http/page_body'

/** Teaches the templates of pages what the shop needs of them. */
export default class AppProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    edge.use(layBodiesLast)
  }
}
