import ViteProvider from '@adonisjs/vite/vite_provider'

/**
 * Pages as the last build made them where a run of tests knows it to be of these sources (`PAGES=built`):
 * a development server in each of its processes would translate them all again. Otherwise as the library.
 */
export default class PagesProvider extends ViteProvider {
  override async start(): Promise<void> {
    if (process.env.PAGES !== 'built') await super.start()
  }
}
