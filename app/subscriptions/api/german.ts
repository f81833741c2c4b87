import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Days of products as long as a subscription lasts.':
      'Tage von Produkten, solange ein Abonnement dauert.',
    'Subscriptions': 'Abonnements',
    'What can be subscribed to': 'Was abonniert werden kann',
    'Folders of subscription types': 'Ordner der Abonnementarten',
    'Id of the subscription type.': 'Id der Abonnementart.',
    'Id of its folder.': 'Id ihres Ordners.',
    'The same as `id`, by the name that it has beside a user.':
      'Dasselbe wie `id`, mit dem Namen, den sie bei einem Benutzer hat.',
    'Of nobody, so empty: those of a user stand with what he holds.':
      'Von niemandem, also leer: die eines Benutzers stehen bei dem, was er hat.',
    'Name of its folder.': 'Name ihres Ordners.',
    'Whether parts of the data are chosen; given by request only.':
      'Ob Teile der Daten gewählt werden; wird nur auf Anfrage vergeben.',
    'Time of the daily snapshot, UTC; null without one.':
      'Uhrzeit der täglichen Momentaufnahme, UTC; null ohne.',
    'Codes of the products that it gives.': 'Codes der Produkte, die sie gibt.',
    'When it was last changed; sent along, a change made meanwhile is not lost.':
      'Wann sie zuletzt geändert wurde; mitgesendet geht eine zwischenzeitliche Änderung nicht verloren.',
    'Adds something that can be subscribed to': 'Fügt etwas hinzu, das abonniert werden kann',
    'Its name is its own; name and kind stay.': 'Der Name gehört ihr allein; Name und Art bleiben.',
    'A folder of a new name is made; without one it goes into the first.':
      'Ein Ordner mit einem neuen Namen wird angelegt; ohne Ordner kommt sie in den ersten.',
    'A filterable type needs a product whose parts can be chosen.':
      'Eine filterbare Art braucht ein Produkt, dessen Teile gewählt werden können.',
    'Another type has this name.': 'Eine andere Art hat diesen Namen.',
    'Changes what is said of a subscription type and which products it gives':
      'Ändert, was von einer Abonnementart gesagt wird und welche Produkte sie gibt',
    'Whoever holds it sees other products at once.': 'Wer sie hat, sieht andere Produkte sofort.',
    'Its name stays as it is.': 'Der Name bleibt.',
    'It is filterable, or somebody has changed it meanwhile.':
      'Sie ist filterbar, oder jemand hat sie inzwischen geändert.',
    'One subscription type': 'Eine Abonnementart',
    'How many users hold it.': 'Wie viele Benutzer sie haben.',
    'Id of the folder.': 'Id des Ordners.',
    'Whether new types are put into it.': 'Ob neue Arten hineinkommen.',
  })
}
