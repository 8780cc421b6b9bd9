function listOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

export const NEGATIONS = listOf(`
  not never no none nor nothing without hardly barely scarcely cannot cant can't won't don't doesn't didn't isn't
  wasn't aren't weren't couldn't wouldn't shouldn't haven't hasn't hadn't ain't lacks lacking
`);

/** Words that may be between a negation and the negated word: "not at all very soft". */
export const INTENSIFIERS = listOf(`
  very really so such too quite extremely super incredibly absolutely totally completely particularly that at all a an the
  as all be been feel feels look looks seem seems even
`);

export const POSITIVE = listOf(`
  good great lovely love loved loves beautiful beautifully perfect perfectly excellent amazing gorgeous nice nicely soft
  comfortable flattering happy pleased delighted recommend recommended fantastic brilliant stunning elegant stylish warm cosy
  sturdy durable solid bargain wonderful best fabulous true generous well favourite quick fast easy smooth fresh bright rich
  luxurious light lightweight compliments impressed worth superb pretty smart classy versatile superior classic super breathable
`);

export const NEGATIVE = listOf(`
  bad poor poorly terrible awful horrible disappointed disappointing disappointment cheap thin itchy scratchy rough broken
  broke breaks faded fade fades shrunk shrank shrinks tight loose baggy uncomfortable stiff flimsy faulty ripped tore torn
  return returned returning refund wrong worst slow late damaged missing stained creased bobbles bobbled pilling pilled hate
  hated ugly useless waste unhappy faint weak leaked leaks leaking smelly unflattering snagged frayed wobbly sticky greasy
  dull awkward cracked overpriced expensive unfortunately misleading annoying
`);

/** Complaints only after "too". */
export const MEASURES = listOf(`
  big small long short wide narrow large thick heavy light low high dark bright sheer deep strong sweet hard soft tight loose
`);

/** Aspects of products in any department; they rank higher than other words with the same count. */
export const ASPECTS = listOf(`
  fit size quality fabric material colour length price value delivery style sleeve waist neckline pocket zip button lining heel
  sole strap comfortable shape cut pattern print smell scent texture packaging finish weight waistband hem collar shoulder
  stitching pigment coverage shade formula bottle pump wick burn cushion assembly instruction leg drawer fabric support width
  hood cuff bust hip back design detail belt
`);

/** Words that do not describe the product: grammar, buying, wearing, time, people. */
export const NOT_FEATURES = listOf(`
  a an and are as at be been being but by for from had has have he her hers him his i if in into is it its me my of on or our
  she so than that the their them then there these they this those to too up us was we were what when where which while who
  will with would you your yours i'm i've it's i'd i'll that's there's can could did do does doing done just also very really
  only even still about after again all almost already although always am any anyone anything around away because before
  between both came can't come down each either else enough ever every everyone everything few first get gets getting give
  given go goes going gone got here how however instead keep kept last least less like little look looked looking looks lot
  lots made make makes making many may maybe might more most much must need needed needs next now off often once one ones
  other others out over own part per perhaps put quite rather same say says see seem seemed seems seen several should since
  some someone something sometimes soon such take taken than though three through time times took total try trying twice two
  under until upon use used using usual usually want wanted wants way went whether why within without yet yes
  bought buy buying ordered order orders purchase purchased purchasing item items product products thing things wear wearing
  wore worn arrived arrive came received review reviews star stars shop shopping store website online money day days
  week weeks month months year years today yesterday ago christmas birthday wedding party holiday summer winter husband wife
  daughter son mum mother friend friends sister partner people person man woman girl bit feel feels felt find found
  think thought know knew hope hoped expected expect expecting definitely absolutely certainly probably actually especially
  highly exactly slightly little normal normally usual different another new old big small long short wide narrow large thick
  heavy low high dark black white blue red green navy pink grey cream brown right left side top bottom full half kind sort
  point reason problem issue issues photo photos picture pictures pictured image overall bag box home house room bed dress
  second happy able sure wish wished wash washed washing let tell told ask asked keep keeps work works
  worked working stay stays stayed sit sits hang hangs run runs running come comes arrive though plus whole
`);
