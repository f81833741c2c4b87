export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const
export type CardField = (typeof CARD_FIELDS)[number]

export type FieldChange = { type?: CardField; success?: boolean; error?: string }

type Look = { fontColor: string; fontFamily: string; placeholderColor: string }

/** The part of the provider's script that the page uses. */
export interface ProviderCard {
  create(field: CardField, options: { containerId: string; onlyIframe: boolean } & Look): void
  addEventListener(event: 'change', listener: (change: FieldChange) => void): void
  createResource(): Promise<{ id: string }>
}

type Entry = new (publicKey: string, options: { locale: string }) => { Card(): ProviderCard }

const loading = new Map<string, Promise<void>>()

/** Loads the provider's script once, always from the provider itself. */
export async function loadCardScript(url: string, name: string): Promise<Entry> {
  const loaded = loading.get(url) ?? insert(url)
  loading.set(url, loaded)
  await loaded
  const entry = (window as unknown as Record<string, Entry | undefined>)[name]
  if (!entry) throw new Error('The script of the card provider is another one')
  return entry
}

function insert(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      reject(new Error('The script of the card provider could not be loaded'))
    }
    document.head.append(script)
  })
}
