import { describeFields, exemplify, inGerman } from '#shared/http/api_description'

export default function contactWords() {
  describeFields({ 'contacts.{contact}': 'Id of the contact.' })
  exemplify({
    'SubscriptionContact.id': [1],
    'SubscriptionContact.email': ['market-data@alster-exchange.example'],
    'SubscriptionContact.locale': ['en'],
    '{contact}': [1],
  })
  inGerman({
    'Id of the contact.': 'Id des Kontakts.',
    'Where late days of the type are told of.': 'Wohin verspätete Tage der Art gemeldet werden.',
    'Language of its mails.': 'Sprache seiner E-Mails.',
    'Contacts of a subscription type': 'Kontakte einer Abonnementart',
    'They are told of late days, and again when these have come.':
      'Sie erfahren von verspäteten Tagen, und noch einmal, wenn diese gekommen sind.',
    'Adds a contact to a subscription type': 'Fügt einer Abonnementart einen Kontakt hinzu',
    'Changes a contact of a subscription type': 'Ändert einen Kontakt einer Abonnementart',
    'Deletes a contact of a subscription type': 'Löscht einen Kontakt einer Abonnementart',
    'One contact of a subscription type': 'Ein Kontakt einer Abonnementart',
    'Or the contact has changed meanwhile.': 'Oder der Kontakt hat sich inzwischen geändert.',
    'The type has this contact already.': 'Die Art hat diesen Kontakt schon.',
  })
}
