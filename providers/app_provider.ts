import type { ApplicationService } from '@adonisjs/core/types'

/** Binds what the modules need from outside: ports and their implementations. */
export default class AppProvider {
  constructor(protected app: ApplicationService) {}

  register() {}
}
