import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading'
import { Prose } from './prose'
import { Text } from './text'

const meta = {
  title: 'Foundations/Text',
  parameters: {
    guide: {
      use: 'All words: roles of the type scale, headings by their place in the outline, prose of legal texts.',
      not: 'Labels of fields and buttons, which bring their own.',
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <div className="grid max-w-page gap-5">
      <Heading level={1} size="display-l">
        Market history, sold by the day
      </Heading>
      <Heading level={2} size="display-m">
        Cash Market Trades and Quotes
      </Heading>
      <Heading level={3} size="display-s">
        What a file holds
      </Heading>
      <Heading level={4} size="display-xs">
        FX Spot G10, trades and best quotes
      </Heading>
      <Heading level={4}>Billing address</Heading>
      <Text role="body-l" tone="muted" measure>
        Every trade and every change of the best bid and ask in all instruments of the cash market,
        one file a day with an instrument list.
      </Text>
      <Text>Work starts when the money has arrived.</Text>
      <Text role="ui">61 trading days</Text>
      <Text role="ui-s" tone="subtle">
        45 days at 12.40
      </Text>
      <Text role="caption" tone="subtle">
        updated 10:06
      </Text>
      <Text role="label">Delivery country</Text>
      <Text role="ui" tone="muted">
        Ordered as{' '}
        <Text as="span" role="inherit" tone="ink" weight="semibold">
          ElbQuant Research GmbH
        </Text>
      </Text>
      <Text role="mono">DE0007164600 0123456789</Text>
      <Text role="figure-l">840.60</Text>
    </div>
  ),
}

export const LegalProse: Story = {
  globals: { language: 'de' },
  render: () => (
    <Prose lang="de">
      <h2>Vertragsschluss und Lieferung</h2>
      <p>
        Mit der Bestellung geben Sie ein verbindliches Angebot ab. Die
        Umsatzsteueridentifikationsnummer wird vor der <a href="#pruefung">Bestätigung geprüft</a>.
      </p>
      <p>Dateien können einmal heruntergeladen werden, 90 Tage lang nach Fertigstellung.</p>
      <ul>
        <li>Feiertage und fehlende Tage werden nicht berechnet.</li>
        <li>Mindestens zwanzig Handelstage je Produkt.</li>
      </ul>
      <h3>Zahlung</h3>
      <p>Überweisung, Kreditkarte oder Kontingent.</p>
    </Prose>
  ),
}
