import env from '#start/env'

const EVERY_SECONDS = 120

/** What only the demo shop has: an archive that makes its files anew, new days that come by themselves, and customers who ask. */
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
    const { scheduleJob } = await import('#shared/jobs')
    scheduleJob('demo.bring_new_days', EVERY_SECONDS, async () => {
      const { bringNewDays } = await import('#demo/arrivals/bring_new_days')
      await bringNewDays()
    })
    scheduleJob('demo.ask_for_evidence', EVERY_SECONDS, async () => {
      const { askForEvidence } = await import('#demo/contracts/ask_for_evidence')
      await askForEvidence()
    })
  }
}
