import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Files, each downloaded once, and what proves them.':
      'Dateien, jede einmal heruntergeladen, und was sie beweist.',
    'Addresses under which files are open to whoever has them.':
      'Adressen, unter denen Dateien allen offenstehen, die sie haben.',
    'The work that makes files.': 'Die Arbeit, aus der Dateien entstehen.',
    'Starts the one download of all files that are left, as one ZIP':
      'Beginnt den einen Download aller übrigen Dateien als ein ZIP',
    'They can then be fetched at `link` within 24 hours, with what proves them; a ZIP goes on nowhere, so that much is better fetched file by file.':
      'Dann lassen sie sich 24 Stunden lang unter `link` holen, mit ihren Nachweisen; ein ZIP lässt sich nicht fortsetzen, vieles holt man besser Datei für Datei.',
    'Nothing is left to be fetched.': 'Es ist nichts mehr zu holen.',
    'The claimed files as one ZIP': 'Die begonnenen Dateien als ein ZIP',
    '`HEAD` costs nothing and says how long it is.': '`HEAD` kostet nichts und sagt die Länge.',
    'Nothing is claimed.': 'Es ist nichts begonnen.',
    'Bytes of the files that are ready.': 'Bytes der fertigen Dateien.',
    'Its folder in the lake, which is called the same.': 'Sein Ordner im Lake, der ebenso heißt.',
    'Cut files that hold no row of the chosen parts.':
      'Zugeschnittene Dateien, die keine Zeile der gewählten Teile enthalten.',
    'Lets a failed or stopped task go on where it was':
      'Lässt eine gescheiterte oder angehaltene Aufgabe dort weitergehen, wo sie war',
    'Null where no signature came along.': 'Null, wo keine Signatur mitkam.',
    'Number of what it works for; null where that has none.':
      'Nummer dessen, wofür sie arbeitet; null, wo es keine hat.',
    'What it works for: its kind and its key.': 'Wofür sie arbeitet: Art und Schlüssel.',
    'Runs before all others.': 'Läuft vor allen anderen.',
    'Since when it may be fetched anew, because its day was corrected.':
      'Seit wann sie noch einmal abgerufen werden kann, weil ihr Tag korrigiert wurde.',
    'Signature of a manifest, base64 for addresses without padding.':
      'Signatur eines Manifests, base64 für Adressen ohne Füllzeichen.',
    'Step of an item: archived days come back, whole days are referenced, or days are cut to the chosen parts.':
      'Schritt einer Position: archivierte Tage kommen zurück, ganze Tage werden verwiesen, oder Tage auf die gewählten Teile zugeschnitten.',
    'Stops a task that waits or runs': 'Hält eine Aufgabe an, die wartet oder läuft',
    'Tasks': 'Aufgaben',
    'The bytes of a claimed file': 'Die Bytes einer beanspruchten Datei',
    'The claim has ended, or twice the file has been sent.':
      'Der Anspruch ist beendet, oder die Datei wurde zweimal gesendet.',
    'The files of a public link': 'Die Dateien eines öffentlichen Links',
    'The task has neither failed nor been stopped.':
      'Die Aufgabe ist weder gescheitert noch angehalten.',
    'The task neither waits nor runs.': 'Die Aufgabe wartet weder, noch läuft sie.',
    'The work on deliveries': 'Die Arbeit an Lieferungen',
    'There is no such task.': 'Diese Aufgabe gibt es nicht.',
    'Understands `Range` and `If-Range`; the `ETag` is the SHA-256 of the file.':
      'Versteht `Range` und `If-Range`; der `ETag` ist der SHA-256 der Datei.',
    'What holds the task up, in words.': 'Was die Aufgabe aufhält, in Worten.',
    'Whether content with this SHA-256 came from the shop':
      'Ob Inhalt mit diesem SHA-256 vom Shop kam',
    'With `forceExecute` a task that waits runs at once and before all others, too.':
      'Mit `forceExecute` läuft eine wartende Aufgabe sofort und vor allen anderen.',
    'Works without signing in, so many times a minute.': 'Geht ohne Anmeldung, so oft je Minute.',
    'Works without signing in; `linkId` is the last part of the link.':
      'Geht ohne Anmeldung; `linkId` ist der letzte Teil des Links.',
    '`HEAD` costs nothing.': '`HEAD` kostet nichts.',
    '`genuine`, `superseded` by a newer version of the same day, `test` where it was made for a test and proves nothing, or `unknown`.':
      '`genuine`, `superseded` durch eine neuere Version desselben Tages, `test`, wo es für einen Test gemacht wurde und nichts beweist, oder `unknown`.',
    'The delivery is not completed, or has as many valid links as one may have.':
      'Die Lieferung ist nicht abgeschlossen, oder hat so viele gültige Links, wie sie haben darf.',
    'The delivery is not completed.': 'Die Lieferung ist nicht abgeschlossen.',
    'Starts the one download of an own file': 'Beginnt den einen Download einer eigenen Datei',
    'The file can then be fetched for 24 hours at `link`, in ranges and as often as broken transfers need, up to twice its size.':
      'Die Datei kann dann 24 Stunden lang unter `link` geholt werden, in Bereichen und so oft, wie abgebrochene Übertragungen es brauchen, bis zum Doppelten ihrer Größe.',
    'The file was downloaded already, or its window has ended.':
      'Die Datei wurde schon heruntergeladen, oder ihr Zeitfenster ist zu Ende.',
    'The manifest is being made; ask again in a moment.':
      'Das Manifest entsteht gerade; fragen Sie gleich noch einmal.',
    'Where a POST starts its one download.': 'Wo ein POST ihren einen Download beginnt.',
    'Whoever asks again while the own claim is open gets it again (200).':
      'Wer noch einmal fragt, solange der eigene Anspruch offen ist, bekommt ihn noch einmal (200).',
    '`manifest` is the signed text itself, `signature` the base64 of its Ed25519 signature under the key `keyId` of `/.well-known/kontor-manifest-keys.json`.':
      '`manifest` ist der signierte Text selbst, `signature` das base64 seiner Ed25519-Signatur unter dem Schlüssel `keyId` aus `/.well-known/kontor-manifest-keys.json`.',
    'Ends a public link at once': 'Beendet einen öffentlichen Link sofort',
    'Bytes; null until the file was found.': 'Bytes; null, bis die Datei gefunden ist.',
    'Null for everybody who came through a public link.':
      'Null für alle, die über einen öffentlichen Link kamen.',
    'Null once it is forgotten.': 'Null, sobald es vergessen ist.',
    'Null where it cannot be shown again.': 'Null, wo es nicht noch einmal gezeigt werden kann.',
    'Id of the task.': 'Id der Aufgabe.',
    'Id of the claimed download.': 'Id des beanspruchten Downloads.',
    'The `id` of the public link.': 'Die `id` des öffentlichen Links.',
    'The `linkId` of the public link: the last part of its address.':
      'Die `linkId` des öffentlichen Links: der letzte Teil seiner Adresse.',
    'The last part of the link: `GET /public-files/{linkId}` answers to it.':
      'Der letzte Teil des Links: Auf ihn antwortet `GET /public-files/{linkId}`.',
    'Id of the file.': 'Id der Datei.',
    'Id of the key that signs.': 'Id des Schlüssels, der unterschreibt.',
    'Id of the item that it works for.': 'Id der Position, für die sie arbeitet.',
    'Counts how often the day was delivered anew.': 'Zählt, wie oft der Tag neu geliefert wurde.',
    'The first byte of what was asked for, from 0.': 'Das erste Byte des Verlangten, ab 0.',
    'Counts how often the manifest was signed anew.':
      'Zählt, wie oft das Manifest neu unterschrieben wurde.',
    'The revision that replaced it.': 'Die Fassung, die es ersetzt hat.',
  })
}
