import { inGerman } from '#shared/http/api_description'

/** In German: what is said of subscriptions. */
export default function german() {
  inGerman({
    'Subscriptions': 'Abonnements',
    'What can be subscribed to': 'Was abonniert werden kann',
    'Folders of subscription types': 'Ordner der Abonnementarten',
    'Id of the subscription type.': 'Id der Abonnementart.',
    'Id of its folder.': 'Id ihres Ordners.',
    'Name of its folder.': 'Name ihres Ordners.',
    'Whether parts of the data are chosen; given by request only.':
      'Ob Teile der Daten gewählt werden; wird nur auf Anfrage vergeben.',
    'Time of the daily snapshot, UTC; null without one.':
      'Uhrzeit der täglichen Momentaufnahme, UTC; null ohne.',
    'How many products it gives.': 'Wie viele Produkte sie gibt.',
    'How many users hold it.': 'Wie viele Benutzer sie haben.',
    'Id of the folder.': 'Id des Ordners.',
    'Whether new types are put into it.': 'Ob neue Arten hineinkommen.',
  })
}
