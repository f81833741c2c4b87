import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Questions to the shop, and the countries that it knows.':
      'Fragen an den Shop, und die Länder, die er kennt.',
    'Asks for a subscription of a product': 'Fragt ein Abonnement eines Produkts an',
    'Countries that a customer may choose': 'Länder, die ein Kunde wählen kann',
    'Customers may choose it; others are not listed.':
      'Kunden können es wählen; andere werden nicht aufgeführt.',
    'Id of the subscription type that the caller has and wants to go on.':
      'Id der Abonnementart, die der Aufrufer hat und verlängern möchte.',
    'In the language of the call.': 'In der Sprache des Aufrufs.',
    'Member of the European Union.': 'Mitglied der Europäischen Union.',
    'Messages and countries': 'Nachrichten und Länder',
    'Percent on deliveries there.': 'Prozent auf Lieferungen dorthin.',
    'Sends a question to the shop': 'Schickt dem Shop eine Frage',
    'The same.': 'Dasselbe.',
    'Too many messages were sent in the last hour.':
      'In der letzten Stunde wurden zu viele Nachrichten gesendet.',
    'What the account of a signed-in person knows of its owner replaces what was sent.':
      'Was das Konto eines Angemeldeten von seinem Inhaber weiß, ersetzt das Gesendete.',
    '`envType` may be sent along: the shop says itself whether a message comes from inside or outside.':
      '`envType` darf mitgesendet werden: Ob eine Nachricht von innen oder außen kommt, sagt der Shop selbst.',
  })
}
