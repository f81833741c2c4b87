import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Addresses of your programs that are told of events.':
      'Adressen Ihrer Programme, denen Ereignisse gemeldet werden.',
    'Webhooks': 'Webhooks',
    'Adds a webhook': 'Legt einen Webhook an',
    'The own webhooks': 'Die eigenen Webhooks',
    'One webhook': 'Ein Webhook',
    'Changes a webhook, or switches it on or off':
      'Ändert einen Webhook oder schaltet ihn ein oder aus',
    'Deletes a webhook with its log': 'Löscht einen Webhook mit seinem Protokoll',
    'Gives a webhook a new secret': 'Gibt einem Webhook ein neues Geheimnis',
    'Sends the message `webhook.test`': 'Sendet die Nachricht `webhook.test`',
    'The log of a webhook': 'Das Protokoll eines Webhooks',
    'A message with every try and its answer':
      'Eine Nachricht mit jedem Versuch und seiner Antwort',
    'Sends a message again, under its id': 'Sendet eine Nachricht unter ihrer Kennung noch einmal',
    'The webhooks of somebody, neither their secrets nor what they were told':
      'Die Webhooks von jemandem, weder ihre Geheimnisse noch was ihnen gemeldet wurde',
    'Switches off a webhook of somebody': 'Schaltet einen Webhook von jemandem aus',
    'What waits is given up, and its owner gets a mail.':
      'Was wartet, wird aufgegeben, und der Besitzer bekommt eine E-Mail.',
    'Only the owner switches it on again.': 'Nur der Besitzer schaltet ihn wieder ein.',
    'Messages of the log that arrived.': 'Nachrichten des Protokolls, die angekommen sind.',
    'Messages of the log that were given up.': 'Nachrichten des Protokolls, die aufgegeben wurden.',
    'Messages that are still tried.': 'Nachrichten, die noch versucht werden.',
    'When there was something to tell for the last time.':
      'Wann zum letzten Mal etwas zu melden war.',
    'There are as many webhooks as there may be.': 'Es gibt so viele Webhooks, wie es geben darf.',
    'It has changed meanwhile.': 'Er hat sich inzwischen geändert.',
    'It is being sent at this moment.': 'Sie wird gerade gesendet.',
    'The secret.': 'Das Geheimnis.',
    'What waits goes to the new address; with `isOn` false it is given up.':
      'Was wartet, geht an die neue Adresse; mit `isOn` false wird es aufgegeben.',
    'Where messages are posted.': 'Wohin Nachrichten gesendet werden.',
    'Why the shop switched it off: every try failed for days, the receiver answered 410, or its staff did.':
      'Warum der Shop ihn ausgeschaltet hat: tagelang scheiterte jeder Versuch, der Empfänger antwortete mit 410, oder Mitarbeitende des Shops taten es.',
    'Until then messages carry a signature of the former secret as well.':
      'Bis dahin tragen Nachrichten auch eine Signatur des früheren Geheimnisses.',
    'The same on every try, as the header `webhook-id` has it.':
      'Bei jedem Versuch gleich, wie im Kopf `webhook-id`.',
    'Tries so far.': 'Bisherige Versuche.',
    'HTTP status of the last answer.': 'HTTP-Status der letzten Antwort.',
    'Milliseconds until the answer.': 'Millisekunden bis zur Antwort.',
    'HTTP status; null without an answer.': 'HTTP-Status; ohne Antwort null.',
    'The first 4,096 bytes of the answer, or why there is none.':
      'Die ersten 4.096 Bytes der Antwort, oder warum es keine gibt.',
    'The message as it was signed and sent.': 'Die Nachricht, wie sie signiert und gesendet wurde.',
    'Events are posted to the address as JSON with `type`, `timestamp` and `data`.':
      'Ereignisse werden als JSON mit `type`, `timestamp` und `data` an die Adresse gesendet.',
    'Every status of 200 to 299 within 10 seconds is a yes; redirects are not followed.':
      'Jeder Status von 200 bis 299 innerhalb von 10 Sekunden ist ein Ja; Weiterleitungen wird nicht gefolgt.',
    'Anything else is tried again for 3 days, with growing pauses, or as late as `Retry-After` asks; after 3 days without a yes the webhook is switched off, and at once by 410.':
      'Alles andere wird 3 Tage lang mit wachsenden Pausen noch einmal versucht, oder so spät, wie `Retry-After` es will; nach 3 Tagen ohne ein Ja wird der Webhook ausgeschaltet, bei 410 sofort.',
    'A message can come more than once and out of order: `webhook-id` is the same on every try.':
      'Eine Nachricht kann mehrmals und außer der Reihe kommen: `webhook-id` ist bei jedem Versuch gleich.',
    'The signature is that of Standard Webhooks: HMAC-SHA256 with the secret (base64 after `whsec_`) over `webhook-id`, `webhook-timestamp` and the body as it came, joined by dots.':
      'Die Signatur ist die von Standard Webhooks: HMAC-SHA256 mit dem Geheimnis (base64 nach `whsec_`) über `webhook-id`, `webhook-timestamp` und den Inhalt, wie er kam, durch Punkte verbunden.',
    '`webhook-signature` has one or more of them, divided by spaces, each as `v1,` and base64.':
      '`webhook-signature` enthält eine oder mehrere davon, durch Leerzeichen getrennt, jede als `v1,` und base64.',
    'Refuse messages whose `webhook-timestamp` is more than 5 minutes away.':
      'Weisen Sie Nachrichten ab, deren `webhook-timestamp` mehr als 5 Minuten entfernt liegt.',
    'For 24 hours `webhook-signature` holds a signature of the former secret as well.':
      '24 Stunden lang enthält `webhook-signature` auch eine Signatur des früheren Geheimnisses.',
    'Id of the webhook.': 'Id des Webhooks.',
    'Id of the delivery.': 'Id der Zustellung.',
    'Which attempt, from 1.': 'Der wievielte Versuch, ab 1.',
  })
}
