import env from '#start/env'

/** What only the demo shop has: an archive that makes its files anew. */
export default class DemoProvider {
  async boot() {
    if (!env.get('DEMO')) return
    const { connectArchive } = await import('#catalogue/gateways/archive')
    connectArchive({
      async open(file) {
        const { demoArchive } = await import('#demo/catalogue/demo_archive')
        return demoArchive.open(file)
      },
    })
  }
}
