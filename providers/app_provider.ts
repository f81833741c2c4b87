import type { ApplicationService, ContainerProviderContract } from '@adonisjs/core/types'

/** Binds what the modules need from outside: ports and their implementations. */
export default class AppProvider implements ContainerProviderContract {
  constructor(protected app: ApplicationService) {}

  register() {}
}
