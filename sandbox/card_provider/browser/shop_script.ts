/** Runs on the shop's page: places the frames and turns what they hold into a card's id. */
export const SHOP_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin

  class Card {
    constructor(publicKey, locale) {
      this.publicKey = publicKey
      this.locale = locale
      this.session = crypto.randomUUID()
      this.frames = {}
      this.listeners = []
      this.waiting = {}
      this.hear = (event) => this.take(event)
      addEventListener('message', this.hear)
    }

    create(name, { containerId, fontColor, placeholderColor, fontFamily }) {
      const wishes = { session: this.session, locale: this.locale, fontColor, placeholderColor, fontFamily }
      const query = new URLSearchParams(Object.entries(wishes).filter(([, value]) => value))
      const frame = document.createElement('iframe')
      frame.src = origin + '/v1/fields/' + name + '?' + query
      frame.className = 'card-provider-frame'
      frame.title = document.getElementById(containerId).dataset.title || name
      document.getElementById(containerId).replaceChildren(frame)
      this.frames[name] = frame
    }

    addEventListener(event, listener) {
      if (event === 'change') this.listeners.push(listener)
    }

    take({ data, origin: sender }) {
      if (sender !== origin || data?.source !== 'card-field' || data.session !== this.session) return
      if (data.type === 'stored') this.waiting[data.name]?.(data.success)
      else if (data.type !== 'ready') {
        const change = { type: data.name, success: data.success, error: data.error, cause: data.type }
        for (const listener of this.listeners) listener(change)
      }
    }

    store(name) {
      return new Promise((resolve) => {
        this.waiting[name] = resolve
        const message = { source: 'card-script', type: 'store', session: this.session }
        this.frames[name].contentWindow.postMessage(message, origin)
      })
    }

    async createResource() {
      await Promise.all(Object.keys(this.frames).map((name) => this.store(name)))
      const answer = await fetch(origin + '/v1/types/card', {
        method: 'POST',
        headers: {
          'authorization': 'Basic ' + btoa(this.publicKey + ':'),
          'content-type': 'application/json',
          'accept-language': this.locale || 'en',
        },
        body: JSON.stringify({ session: this.session }),
      })
      const body = await answer.json()
      if (body.errors) throw new Error(body.errors[0].customerMessage)
      return body
    }
  }

  window.unzer = function (publicKey, { locale } = {}) {
    this.Card = () => new Card(publicKey, locale)
  }
})()
`
