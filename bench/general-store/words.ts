/** A kind of product: what it is called, what it can be like, what it is for. */
export interface Kind {
  /** The common name first, then other names for the same thing. */
  names: readonly string[];
  /** Properties; where one has several names, the first is the shop's, the others are what people type. */
  traits: readonly (readonly string[])[];
  uses: readonly string[];
}

export interface Group {
  name: string;
  kinds: readonly Kind[];
}

export interface Department {
  name: string;
  groups: readonly Group[];
}

/** `name, other name; trait, trait=what people type; use, use`, one line a kind; a line that starts with `#` begins a group. */
function parseDepartment(name: string, lines: string): Department {
  const groups: { name: string; kinds: Kind[] }[] = [];
  for (const line of lines.trim().split('\n')) {
    const text = line.trim();
    if (text.startsWith('#')) {
      groups.push({ name: text.slice(1).trim(), kinds: [] });
      continue;
    }
    const [names = '', traits = '', uses = ''] = text.split(';');
    const list = (part: string) => part.split(',').map((word) => word.trim());
    groups.at(-1)?.kinds.push({
      names: list(names),
      traits: list(traits).map((trait) => trait.split('=').map((word) => word.trim())),
      uses: list(uses),
    });
  }
  return { name, groups };
}

export const DEPARTMENTS: readonly Department[] = [
  parseDepartment(
    'Electronics',
    `# Audio
    headphones, headset; wireless=cordless, noise cancelling=quiet, over ear, foldable, waterproof=splash proof; travel, gym, office
    earbuds, earphones; wireless, waterproof=sweat proof, bass, compact=tiny; running, gym, commuting
    speaker, loudspeaker; portable=travel size, waterproof, bluetooth, stereo; party, garden, bathroom
    soundbar; slim=thin, dolby, wireless, bluetooth; television, film night
    # Computing
    laptop, notebook; lightweight=light, touchscreen, gaming, refurbished=renewed, 14 inch; students, office, travel
    keyboard; mechanical, wireless=cordless, backlit=illuminated, ergonomic, silent=quiet; gaming, office
    mouse; wireless=cordless, ergonomic, vertical, silent=quiet; gaming, left handed
    monitor, screen, display; curved, ultrawide, 27 inch, 4k=ultra hd; gaming, home office
    charger, power adapter; fast=quick, usb c, foldable, wireless; phone, laptop, travel
    # Photography
    camera; digital, compact=small, waterproof=underwater, mirrorless; beginners, holiday, wildlife
    tripod; aluminium, carbon fibre, flexible=bendy, lightweight; phone, camera, travel`,
  ),
  parseDepartment(
    'Furniture',
    `# Living Room
    sofa, couch, settee; corner=l shaped, velvet, leather, reclining=recliner, two seater, grey=gray; small rooms, guests
    armchair, easy chair; swivel, velvet, leather, wingback, rocking; reading, nursery
    coffee table; oak, glass, round=circular, nesting, marble; small rooms, living room
    bookcase, bookgroup; oak, ladder, narrow=slim, white, industrial; home office, hallway
    # Bedroom
    wardrobe, closet, armoire; mirrored, sliding, oak, white, double; bedroom, small rooms
    mattress; memory foam, orthopaedic=firm, pocket sprung, double, king; back pain, side sleepers
    bedside table, nightstand; oak, white, floating, narrow; bedroom
    chest of drawers, dresser; oak, tall, white, pine; bedroom, nursery
    # Office
    desk, writing table; standing=height adjustable, oak, corner, folding=collapsible, white; home office, gaming
    office chair, desk chair; mesh, ergonomic, leather, swivel; back pain, home office`,
  ),
  parseDepartment(
    'Garden',
    `# Power Tools Outdoors
    lawnmower, mower, grass cutter; cordless=battery, petrol=gas, robotic=automatic, electric, lightweight; small lawns, slopes
    hedge trimmer, hedge cutter; cordless=battery, petrol, long reach=telescopic, lightweight; tall hedges
    strimmer, grass trimmer, weed whacker; cordless=battery, petrol, electric; edges
    pressure washer, jet wash; electric, petrol, compact=small; patio, car
    # Watering
    hose, hosepipe; expandable=stretch, reinforced, retractable, anti kink=kink free; patio, allotment
    watering can; galvanised=metal, plastic, copper, long spout; indoor plants, seedlings
    sprinkler; oscillating, rotating, adjustable; lawn, vegetable beds
    # Growing
    plant pot, planter; terracotta=clay, ceramic, self watering, hanging, large=big; balcony, herbs
    greenhouse; polycarbonate, walk in, mini=small, glass; tomatoes, seedlings
    compost, potting soil; peat free, organic, multipurpose; vegetables, roses
    # Outdoor Living
    barbecue, bbq, grill; charcoal, gas=propane, portable, electric; camping, balcony
    parasol, sun umbrella; cantilever=offset, tilting, large=big, waterproof; patio, beach
    hammock; cotton, free standing, double, hanging; camping, garden`,
  ),
  parseDepartment(
    'Kitchen',
    `# Appliances
    kettle; electric, stainless steel, glass, variable temperature, cordless; tea, office
    toaster; four slice, stainless steel, retro=vintage, wide slot; bagels
    blender, smoothie maker; portable, high speed=powerful, glass, personal; smoothies, soup
    coffee machine, espresso maker; bean to cup, automatic, compact=small, capsule=pod; office, small kitchens
    air fryer; dual zone=two drawer, digital, large=family size, compact; chips, one person
    # Cookware
    frying pan, skillet; non stick, cast iron, induction, copper; eggs, steak
    saucepan, pot; stainless steel, non stick, induction, copper; soup, pasta
    casserole dish, dutch oven; cast iron, ceramic, oval, large=big; stew, bread
    baking tray, sheet pan; non stick, silicone, stainless steel; biscuits, roast
    # Tableware
    mug, cup; stoneware, enamel, insulated=thermal, porcelain; camping, gift
    dinner plate; porcelain, melamine=unbreakable, stoneware; picnic, everyday
    knife; serrated, ceramic, stainless steel, folding; bread, steak, vegetables`,
  ),
  parseDepartment(
    'Toys',
    `# Building
    building blocks, bricks; wooden, magnetic, soft, giant=big; toddlers, preschool
    jigsaw puzzle; wooden, 1000 piece, floor, glow in the dark=luminous; adults, preschool
    train set; wooden, electric, battery, magnetic; toddlers, christmas
    # Soft Toys
    teddy bear, stuffed bear; giant=big, organic, weighted, musical; newborn, gift
    doll; talking, cloth=rag, wooden, porcelain; toddlers, bath
    # Outdoor Play
    scooter; three wheel, folding=collapsible, electric, light up; toddlers, teenagers
    trampoline; folding, large=big, indoor, enclosed=with net; garden, toddlers
    sandpit, sandbox; wooden, plastic, covered=with lid; toddlers, garden
    # Games
    board game; cooperative, travel=pocket, strategy, wooden; family, two players
    playing cards; waterproof, jumbo=large print, plastic; travel, magic tricks`,
  ),
  parseDepartment(
    'Pets',
    `# Dogs
    dog bed, dog sofa; orthopaedic, waterproof, washable, raised=elevated, large=big; puppies, older dogs
    dog lead, leash; retractable=extending, leather, rope, reflective=high visibility; running, puppies
    dog food, kibble; grain free, hypoallergenic=sensitive, wet, puppy; puppies, older dogs
    harness; no pull=anti pull, reflective, padded, adjustable; puppies, car
    # Cats
    cat litter, kitty litter; clumping, biodegradable, unscented=fragrance free, lightweight; kittens, odour
    scratching post, cat tree; tall, sisal, wall mounted, carpeted; kittens, large cats
    cat carrier, pet carrier; foldable=collapsible, soft, airline approved, expandable; travel, vet
    # Small Animals
    hutch, rabbit house; two storey=double, wooden, indoor, large=big; rabbits, guinea pigs
    aquarium, fish tank; glass, starter, nano=tiny, led; beginners, goldfish
    bird feeder; hanging, squirrel proof, window, copper; finches, garden`,
  ),
  parseDepartment(
    'Sports',
    `# Cycling
    bicycle, bike; electric=e bike, folding, mountain, hybrid, lightweight; commuting, trails
    cycling helmet, bike helmet; lightweight, reflective, folding, aero; children, commuting
    bike lock; combination, folding, chain, heavy duty=strong; city, travel
    # Camping
    tent; pop up=instant, waterproof, inflatable=air, lightweight, four person; festival, family
    sleeping bag; down, waterproof, mummy, double, lightweight; winter, children
    rucksack, backpack, daypack; waterproof, leather, lightweight, foldable, 40 litre; hiking, school, laptop
    camping stove; gas, compact=small, folding, double burner; hiking, festival
    # Fitness
    dumbbell, hand weight; adjustable, cast iron, rubber, hex; home gym, beginners
    yoga mat, exercise mat; non slip=grippy, thick, cork, travel; pilates, beginners
    treadmill, running machine; folding=foldable, compact=slim, electric, incline; home gym, walking
    kayak, canoe; inflatable=blow up, two person, lightweight, fishing; beginners, rivers`,
  ),
  parseDepartment(
    'Tools',
    `# Power Tools
    drill, screwdriver drill; cordless=battery, hammer, compact=small, brushless; masonry, furniture assembly
    sander; orbital, belt, cordless=battery, detail; floors, furniture
    circular saw, power saw; cordless=battery, mini=small, plunge; plywood, decking
    jigsaw, scroll saw; cordless=battery, variable speed, compact; curves, worktops
    # Hand Tools
    hammer; claw, rubber=soft, sledge, fibreglass; tiling, nails
    spanner, wrench; adjustable, ratchet, torque, stubby=short; plumbing, bicycles
    tape measure, measuring tape; magnetic, laser=digital, pocket=small; tailoring, building
    tool box, tool chest; plastic, metal=steel, rolling=wheeled, large=big; garage, van
    # Decorating
    paint; matt=flat, washable=wipeable, white, exterior=outdoor, chalky; kitchen, fences, furniture
    wallpaper; floral, self adhesive=peel and stick, textured, striped; bathroom, nursery
    ladder, steps; telescopic=extendable, aluminium, folding, multi purpose; loft, stairs`,
  ),
  parseDepartment(
    'Grocery',
    `# Hot Drinks
    coffee beans; decaffeinated=decaf, organic, dark roast=strong, arabica, fairtrade; espresso, filter
    tea, tea bags; green, herbal, decaffeinated=decaf, organic, loose leaf; sleep, breakfast
    hot chocolate, cocoa; vegan, dark, luxury, sugar free; christmas, children
    # Cupboard
    pasta; gluten free, wholewheat, fresh, organic; salad, soup
    olive oil; extra virgin, organic, infused=flavoured, cold pressed; salad, cooking
    rice; basmati, brown, sushi, microwave=instant; curry, risotto
    honey; raw, manuka, organic, set=thick; toast, baking
    cereal, granola; gluten free, high protein, sugar free=no added sugar, organic; breakfast, children
    # Snacks
    chocolate, chocolate bar; dark, vegan=dairy free, milk, sugar free; gift, baking
    crisps, potato chips; salted, vegan, baked=low fat, spicy=hot; party, lunchbox
    nuts; roasted, salted, mixed, organic, raw; snack, baking`,
  ),
  parseDepartment(
    'Baby',
    `# Travel
    pushchair, stroller, buggy; lightweight, folding=compact, double=twin, all terrain=off road; newborn, travel
    car seat; rotating=swivel, rear facing, isofix, booster; newborn, toddlers
    baby carrier, sling; ergonomic, wrap, breathable=mesh, forward facing; newborn, hiking
    # Feeding
    baby bottle; anti colic, glass, wide neck, self sterilising; newborn, milk
    high chair; wooden, folding=foldable, adjustable, portable; restaurants, weaning
    bib; silicone=wipe clean, sleeved, organic, waterproof; weaning
    # Nursery
    cot, crib; bedside=co sleeper, convertible, wooden, travel; newborn, small rooms
    baby monitor; video=camera, wifi, audio, long range; nursery, travel
    nappies, diapers; reusable=washable, biodegradable=eco, newborn, overnight=night time; newborn, swimming
    changing mat; padded, waterproof, foldable=travel, anti roll; travel, nursery`,
  ),
  parseDepartment(
    'Household',
    `# Cleaning
    vacuum cleaner, hoover; cordless=stick, bagless, robot=automatic, lightweight; pet hair, stairs, hard floors
    mop; steam, spray, flat, microfibre; hard floors, wood floors
    laundry detergent, washing powder; sensitive=hypoallergenic, bio, liquid, eco=plant based; baby clothes, whites
    bin, trash can, waste bin; pedal, sensor=touch free, recycling, slim=narrow; kitchen, bathroom
    # Laundry
    iron, steam iron; cordless, travel=mini, ceramic, automatic shut off; shirts, curtains
    clothes airer, drying rack; heated=electric, wall mounted, folding, tall; balcony, small flats
    washing machine, washer; integrated=built in, slim, quiet=silent, 9kg; small kitchens, family
    # Climate
    fan; tower, pedestal=standing, desk, quiet=silent, bladeless; bedroom, office
    heater, radiator; oil filled, ceramic, portable, infrared; conservatory, bathroom
    dehumidifier; quiet=silent, compact=small, desiccant; damp, laundry
    # Lighting
    lamp, light; floor=standing, desk, dimmable, touch, solar; reading, nursery, garden
    torch, flashlight; rechargeable, led, head=headlamp, waterproof; camping, power cuts`,
  ),
  parseDepartment(
    'Books',
    `# Fiction
    crime novel, detective story, thriller; historical, signed, paperback, translated; holiday reading, book club
    fantasy novel; illustrated, boxed=box set, hardback=hardcover, signed; teenagers, gift
    picture book; touch and feel=tactile, board, personalised=custom, bilingual; toddlers, bedtime
    # Non Fiction
    cookbook, recipe book; vegetarian=meat free, illustrated, slow cooker, quick=easy; beginners, students
    travel guide, guidebook; pocket, illustrated, walking=hiking, family; italy, japan, scotland
    biography, memoir; illustrated, paperback, political, musical; gift, book club
    # Stationery
    diary, planner; weekly, leather, undated, academic; students, teachers
    notepad, notebook; dotted=bullet, leather, recycled=eco, lined=ruled; school, sketching
    fountain pen; gold, left handed, refillable, calligraphy; gift, beginners`,
  ),
];
