import tracing from '#config/tracing'

/** Traces what the process does where somebody collects that; else nothing is loaded for it. */
export default class TracingProvider {
  #stop: (() => Promise<void>) | undefined

  async boot() {
    const { endpoint } = tracing
    if (endpoint === null) return
    const { startTracing } = await import('#shared/tracing/start_tracing')
    this.#stop = startTracing({ ...tracing, endpoint })
  }

  async shutdown() {
    await this.#stop?.()
  }
}
