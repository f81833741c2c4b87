import { OFFERED_FILES } from '#catalogue/api/german_of_offered_files'
import { QUOTES } from '#catalogue/api/german_of_quotes'
import { SAMPLES_AND_GROUPS } from '#catalogue/api/german_of_samples'
import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    ...OFFERED_FILES,
    ...QUOTES,
    ...SAMPLES_AND_GROUPS,
    'A VAT ID is needed in the European Union.':
      'In der Europäischen Union wird eine USt-IdNr. gebraucht.',
    'A bit a day; bit 0 is the first of the month.':
      'Ein Bit je Tag; Bit 0 ist der Erste des Monats.',
    'A day does not exist.': 'Ein Tag existiert nicht.',
    'A letter a day: "." no file, "A" below 1,448 bytes, each further one half a power of two more.':
      'Ein Buchstabe je Tag: „.“ keine Datei, „A“ unter 1.448 Bytes, jeder weitere eine halbe Zweierpotenz mehr.',
    'A product has one category and leaves its other one; visible products that are not named leave this one.':
      'Ein Produkt hat eine Kategorie und verlässt seine andere; sichtbare Produkte, die nicht genannt sind, verlassen diese.',
    'A saved quote as a letter': 'Ein gespeichertes Angebot als Brief',
    'A selection cannot be read, or a day does not exist.':
      'Eine Auswahl ist nicht lesbar, oder ein Tag existiert nicht.',
    'A selection: `product.20250303.20250331`, behind it `.degraded` where degraded days are wanted, `.XALC*XALD.EUR` where parts of a filterable product are, and `.~DE000ALS0013*FR0000LOI090` where securities are.':
      'Eine Auswahl: `product.20250303.20250331`, dahinter `.degraded`, wo Tage mit Mängeln gewünscht sind, `.XALC*XALD.EUR`, wo Teile eines filterbaren Produkts, und `.~DE000ALS0013*FR0000LOI090`, wo Wertpapiere.',
    'Address of the file, for whoever is signed in.': 'Adresse der Datei, für Angemeldete.',
    'Adds a category of use cases': 'Legt eine Kategorie von Anwendungsfällen an',
    'Adds a use case': 'Legt einen Anwendungsfall an',
    'All of them with their categories and venues, or, as soon as a filter, a sort or a page is asked for, a part.':
      'Alle mit ihren Kategorien und Handelsplätzen, oder, sobald nach Filter, Sortierung oder Seite gefragt wird, ein Teil.',
    'All that is known of a product': 'Alles, was über ein Produkt bekannt ist',
    'Also the degraded days.': 'Auch die Tage mit Mängeln.',
    'Analytics products': 'Analyseprodukte',
    'Another category has this name.': 'Eine andere Kategorie heißt schon so.',
    'Asks for the trial of an analytics product, or for a year of sample data':
      'Fragt den Test eines Analyseprodukts an, oder ein Jahr Beispieldaten',
    'At least so many years of history.': 'Mindestens so viele Jahre Historie.',
    'Closed days that have files all the same: delivered, never charged.':
      'Geschlossene Tage, die trotzdem Dateien haben: geliefert, nie berechnet.',
    'Code of a product; without it the samples of all.':
      'Code eines Produkts; ohne ihn die Muster aller.',
    'Codes of products that go with it.': 'Codes von Produkten, die dazu passen.',
    'By category without it; of a search, what fits best comes first then.':
      'Ohne Angabe nach Kategorie; bei einer Suche kommt dann zuerst, was am besten passt.',
    'Column of the files that holds the values.': 'Spalte der Dateien, in der die Werte stehen.',
    'Coverage': 'Abdeckung',
    'Deletes a category that no use case is in':
      'Löscht eine Kategorie, in der kein Anwendungsfall ist',
    'Deletes a use case': 'Löscht einen Anwendungsfall',
    'Delivery country of a visitor, two letters.': 'Lieferland eines Besuchers, zwei Buchstaben.',
    'Edits a category of use cases': 'Bearbeitet eine Kategorie von Anwendungsfällen',
    'Edits a use case': 'Bearbeitet einen Anwendungsfall',
    'Empty for a product that is priced by day or on request.':
      'Leer bei einem Produkt, das nach Tagen oder auf Anfrage berechnet wird.',
    'Figures are for the delivery country of the caller.':
      'Die Zahlen gelten für das Lieferland des Aufrufers.',
    'Files and prices': 'Dateien und Preise',
    'First day: YYYYMMDD, YYYY-MM-DD or YYYY/MM/DD.':
      'Erster Tag: YYYYMMDD, YYYY-MM-DD oder YYYY/MM/DD.',
    'German readers see `nameDe`, or else `name`; every change writes both anew.':
      'Deutsche Leser sehen `nameDe`, sonst `name`; jede Änderung schreibt beide neu.',
    'Id of a category.': 'Id einer Kategorie.',
    'Id of a subcategory.': 'Id einer Unterkategorie.',
    'Id of a venue.': 'Id eines Handelsplatzes.',
    'Ids of its categories.': 'Ids seiner Kategorien.',
    'Id of the product.': 'Id des Produkts.',
    'Codes of the visible products whose pages lead to it.':
      'Codes der sichtbaren Produkte, deren Seiten dorthin führen.',
    'Its products no longer lead to a category.': 'Ihre Produkte führen zu keiner Kategorie mehr.',
    'Its wanted currencies or assets, with commas.':
      'Die gewünschten Währungen oder Werte daraus, mit Kommas.',
    'Kinds of use, with the products that serve them':
      'Arten der Nutzung, mit den Produkten, die ihnen dienen',
    'Last day, written like the first.': 'Letzter Tag, geschrieben wie der erste.',
    'Needs `products.write`.': 'Braucht `products.write`.',
    'Needs `usecases.write`.': 'Braucht `usecases.write`.',
    'Needs no sign-in.': 'Braucht keine Anmeldung.',
    'Of the cheapest package.': 'Des günstigsten Pakets.',
    'Once for each.': 'Je Auswahl einmal.',
    'One of your saved quotes': 'Eines Ihrer gespeicherten Angebote',
    'Only products with files of this format.': 'Nur Produkte mit Dateien dieses Formats.',
    'Only products with free samples.': 'Nur Produkte mit kostenlosen Mustern.',
    'Only what is bought once, or only what is subscribed to.':
      'Nur was einmal gekauft wird, oder nur was abonniert wird.',
    'Packets are the decoded headers of a capture.':
      'Packets sind die entschlüsselten Köpfe eines Mitschnitts.',
    'Preview': 'Vorschau',
    'Products': 'Produkte',
    'Products of a page.': 'Produkte einer Seite.',
    'Products of one group pick their level together.':
      'Produkte einer Gruppe wählen ihre Stufe gemeinsam.',
    'Quotes': 'Angebote',
    'Ranges that hold the other trading days only.':
      'Zeiträume, die nur die übrigen Handelstage enthalten.',
    'Saves a quote that holds for 30 days': 'Speichert ein Angebot, das 30 Tage gilt',
    'To which countries a product is not sold': 'In welche Länder ein Produkt nicht verkauft wird',
    'The `ETag` for `If-Match` is that of `/excluded-countries`.':
      'Das `ETag` für `If-Match` ist das von `/excluded-countries`.',
    'The countries have changed meanwhile.': 'Die Länder haben sich inzwischen geändert.',
    'Says to which countries a product is not sold':
      'Sagt, in welche Länder ein Produkt nicht verkauft wird',
    'Securities that are charged each day, of a product sold by ISIN.':
      'Wertpapiere, die jeden Tag berechnet werden, bei einem Produkt nach ISIN.',
    'Shorter words.': 'Kürzere Worte.',
    'Sold for chosen securities; the daily price is for one ISIN.':
      'Für gewählte Wertpapiere verkauft; der Tagespreis gilt für eine ISIN.',
    'Stays the same in every language.': 'Bleibt in jeder Sprache gleich.',
    'The analytics products with their packages': 'Die Analyseprodukte mit ihren Paketen',
    'The day does not exist, its file lies in the archive or cannot be shown as rows.':
      'Der Tag existiert nicht, seine Datei liegt im Archiv oder lässt sich nicht als Zeilen zeigen.',
    'The days that the caller has.': 'Die Tage, die der Aufrufer hat.',
    'The documents and programs of the download centre':
      'Die Dokumente und Programme des Download-Centers',
    'The first rows of a real file of a day': 'Die ersten Zeilen einer echten Datei eines Tages',
    'The free sample files': 'Die kostenlosen Musterdateien',
    'The holiday, in the language of the call.': 'Der Feiertag, in der Sprache des Aufrufs.',
    'The link begins with https://; at least one category is needed.':
      'Der Link beginnt mit https://; mindestens eine Kategorie wird gebraucht.',
    'The list replaces the one before; an empty one means that the product is sold everywhere.':
      'Die Liste ersetzt die vorherige; eine leere heißt, dass das Produkt überall verkauft wird.',
    'The products of the shop': 'Die Produkte des Shops',
    'The same as by GET for whoever would rather send than write an address.':
      'Dasselbe wie mit GET, für alle, die lieber senden als eine Adresse schreiben.',
    'The selections could not be ordered like this.': 'Die Auswahl ließe sich so nicht bestellen.',
    'There is no such category.': 'Diese Kategorie gibt es nicht.',
    'There is no such country.': 'Dieses Land gibt es nicht.',
    'There is no such product, or no file of that day.':
      'Dieses Produkt gibt es nicht, oder keine Datei dieses Tages.',
    'There is no such product.': 'Dieses Produkt gibt es nicht.',
    'There is no such quote of yours.': 'Sie haben kein solches Angebot.',
    'There is no such use case.': 'Diesen Anwendungsfall gibt es nicht.',
    'Those of them that wait for their payment.': 'Diejenigen davon, die auf ihre Zahlung warten.',
    'Too many for a day.': 'Zu viele für einen Tag.',
    'Too many letters were asked for.': 'Es wurden zu viele Briefe verlangt.',
    'Too many previews were asked for.': 'Es wurden zu viele Vorschauen verlangt.',
    'Too many requests were sent.': 'Es wurden zu viele Anfragen gesendet.',
    'Trading days of the range that the caller has already.':
      'Handelstage des Zeitraums, die der Aufrufer schon hat.',
    'Trading days of the range; the minimal days are counted in them.':
      'Handelstage des Zeitraums; die Mindesttage zählen in ihnen.',
    'Trials and downloads': 'Tests und Downloads',
    'Two-letter codes of countries it is not sold to.':
      'Codes aus zwei Buchstaben der Länder, in die es nicht verkauft wird.',
    'Use cases': 'Anwendungsfälle',
    'Use cases are assigned to it.': 'Ihr sind Anwendungsfälle zugeordnet.',
    'Wanted exchanges of a filterable product, with commas.':
      'Gewünschte Börsen eines filterbaren Produkts, mit Kommas.',
    'Wanted securities of a product that is sold by ISIN, with commas.':
      'Gewünschte Wertpapiere eines Produkts, das nach ISIN verkauft wird, mit Kommas.',
    'What a module of a product costs, by the number of modules bought together':
      'Was ein Modul eines Produkts kostet, nach der Zahl der zusammen gekauften Module',
    'What happened, in the language of the call.': 'Was geschah, in der Sprache des Aufrufs.',
    'What people call the group: mostly its provider.':
      'Wie die Leute die Gruppe nennen: meist ihr Anbieter.',
    'What some selections cost and why': 'Was eine Auswahl kostet und warum',
    'What some selections cost and why, by an address that can be passed on':
      'Was eine Auswahl kostet und warum, unter einer Adresse, die sich weitergeben lässt',
    'What the data is used for': 'Wofür die Daten genutzt werden',
    'What the files of a range of days cost, and whether they can be ordered':
      'Was die Dateien eines Zeitraums kosten, und ob sie bestellt werden können',
    'What the name ends with, in capitals.': 'Womit der Name endet, in Großbuchstaben.',
    'Whether exactly this can be ordered.': 'Ob genau dies bestellt werden kann.',
    'Whether the file goes on after these rows.': 'Ob die Datei nach diesen Zeilen weitergeht.',
    'Whether the range can be ordered like this.': 'Ob der Zeitraum so bestellt werden kann.',
    'Which days of a product exist, and in what condition':
      'Welche Tage eines Produkts es gibt, und in welchem Zustand',
    'Which file of the day, where it has several; the first without it.':
      'Welche Datei des Tages, wo er mehrere hat; ohne Angabe die erste.',
    'Which parts of a filterable product can be chosen: exchanges, then currencies or assets.':
      'Welche Teile eines filterbaren Produkts gewählt werden können: Börsen, dann Währungen oder Werte.',
    'With `product` it is a trial, and `subProductId` names the package to keep afterwards.':
      'Mit `product` ist es ein Test, und `subProductId` nennt das Paket, das danach behalten werden soll.',
    'With `subProductId` alone it is sample data of that product.':
      'Mit `subProductId` allein sind es Beispieldaten dieses Produkts.',
    'YYYYMM': 'YYYYMM',
    'Your saved quotes, the newest first': 'Ihre gespeicherten Angebote, die neuesten zuerst',
    'Id of the use case.': 'Id des Anwendungsfalls.',
    'Id of the category of use cases.': 'Id der Kategorie von Anwendungsfällen.',
    'Number of the saved quote.': 'Nummer des gespeicherten Angebots.',
    'Id of the type of subscription.': 'Id der Abonnementart.',
    'Weeks.': 'Wochen.',
    'Id of the subscription.': 'Id des Abonnements.',
    'How many modules.': 'Wie viele Module.',
    'Modules of all products whose modules count together.':
      'Module aller Produkte, deren Module zusammen zählen.',
    'How many modules are missing to this level.': 'Wie viele Module bis zu dieser Stufe fehlen.',
    'From so many modules.': 'Ab so vielen Modulen.',
    'Up to so many modules.': 'Bis zu so vielen Modulen.',
    'The version that replaced it.': 'Die Version, die sie ersetzt hat.',
  })
}
