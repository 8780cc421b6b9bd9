/** Texts of the help pages, in English. */
export const englishHelp = {
  delivery: {
    title: 'Delivery',
    text: 'When it comes, what it costs, and how to follow it on its way.',
    markdown: `## In the United Kingdom

| Way | When | Price |
|---|---|---|
| Standard | Within 4 working days | £3.99 |
| Next day | The next day, if you order before the time shown on the product | £5.99 |
| Collect from a shop near you | Ready in 3 working days | £2.99 |
| A large parcel | Within 5 working days | £9.95 |
| Furniture, carried in by two people | On a day you book | £49 |

Standard delivery is free when your order is above the amount shown at the top of every page. The date we promise on the
product page and at checkout is the date we plan for: if we cannot keep it, we write to you before you have to ask.

## Parcels from our partners

Some products are sent by the partner who sells them. The product page names the partner and its own delivery time.
One order may then arrive in more than one parcel; you pay for delivery once for each sender.

## Abroad

We deliver to most of Europe within 8 working days for £9.99. Duties, where there are any, are shown before you pay.`,
    questions: [
      {
        question: 'How do I follow my parcel?',
        answer:
          'We send you a link when it leaves us. You find the same link in **your account**, under [Orders](/account/orders).',
      },
      {
        question: 'I have missed the courier. What now?',
        answer:
          'The driver leaves a card with a number to call, tries once more on the next working day, and then keeps your parcel at the nearest shop for seven days.',
      },
      {
        question: 'Can I change the address after ordering?',
        answer:
          'For about an hour, yes: [write to us](/pages/informational/contact) with your order number. After that the parcel is packed and addressed.',
      },
      {
        question: 'Do you deliver on Saturdays and Sundays?',
        answer:
          'Next-day parcels are delivered on Saturdays, and on Sundays in most towns. The date at checkout already takes this into account.',
      },
    ],
  },
  returns: {
    title: 'Returns',
    text: 'You have 28 days to change your mind. Here is how to send something back.',
    steps: 'Three steps',
    box: 'An open box with tissue paper',
    points: [
      {
        title: 'Tell us',
        text: 'Choose the order in your account and tick what you are sending back. No account? Your order e-mail has a link.',
      },
      {
        title: 'Pack it',
        text: 'Use the bag it came in. Keep labels on, and leave shoes in their own box inside another one.',
      },
      {
        title: 'Hand it in',
        text: 'At any parcel shop or post office. Keep the receipt until we write that the money is on its way, usually five days later.',
      },
    ],
    markdown: `## Good to know

- Sending back costs **£1.99** from the United Kingdom, taken from your refund. Faulty or wrong items are always free.
- The money goes back to the card or account you paid with.
- What a partner sold goes back to that partner; the label knows the way.
- For reasons of hygiene we cannot take back opened beauty, pierced jewellery, or underwear and swimwear without its seal.
- Personalised pieces are yours to keep.
- Furniture that is made to order can be cancelled within 14 days of delivery; we collect it for £49.

Your statutory rights are not affected by any of this.`,
    questions: [
      {
        question: 'Can I exchange for another size?',
        answer:
          'The quickest way is to order the right size now and send the other one back. If the right size costs more because a sale has ended, [tell us](/pages/informational/contact) and we match the price you paid.',
      },
      {
        question: 'It arrived damaged.',
        answer:
          'We are sorry. Send us a photograph through the [contact page](/pages/informational/contact) and we will replace it or refund you the same day.',
      },
      {
        question: 'How long do I have at Christmas?',
        answer: 'Anything bought from 1 November to 24 December can come back until 14 January.',
      },
    ],
  },
  sizeGuide: {
    title: 'Size guide',
    text: 'Measure once, in your underwear, with the tape flat and not tight.',
    markdown: `## Between two sizes?

For knitwear and coats take the smaller one; for tailoring and anything without stretch take the larger one. Brands cut
differently: each brand’s own guide is linked from its products.`,
  },
  contact: {
    title: 'Contact us',
    text: 'Write, call or chat. A person answers.',
    chat: 'Chat',
    chatText: 'On every dress page, for style questions. Every day from 8am to 10pm.',
    orders: 'Orders and delivery',
    ordersText: 'orders@selvedge.example. We answer within one working day.',
    refunds: 'Returns and refunds',
    refundsText: 'help@selvedge.example. Please have your order number ready.',
    telephone: 'By telephone',
    telephoneText: '0800 000 0000, free from the United Kingdom, weekdays from 9am to 6pm.',
    markdown: `## By post

Selvedge, 1 Weavers Yard, Leeds LS1 1AA

*This is a demonstration store. The addresses and numbers above lead nowhere, and nothing here is for sale.*`,
  },
  about: {
    title: 'About Selvedge',
    text: 'A department store, finished properly.',
    throw: 'A woven throw over a chair',
    markdown: `A selvedge is the woven edge that keeps cloth from coming undone. You hardly see it, and everything depends on it.

We try to run a shop in the same way. Thirteen brands and our own label hang side by side; a few dozen makers of furniture,
scent and skincare sell with us under their own names. You see one basket, one delivery date and one person to ask.`,
    choose: 'How we choose',
    cloth: 'Cloth first',
    clothText: 'We ask the mill before we ask the price. If we cannot name it, we do not stock it.',
    fitted: 'Fitted on people',
    fittedText: 'Every size is tried by somebody who wears it.',
    honest: 'Honest numbers',
    honestText: 'A was-price is one we really asked. Low stock means low stock.',
    retention: 'Made to be kept',
    retentionText: 'Spare buttons, repair notes, and hems with something to let down.',
    label: 'Our own label',
    labelText:
      'Selvedge by Selvedge is made in small runs. When one sells out we talk to the mill again, and sometimes the answer is a better cloth.',
    cardigan: 'An oatmeal cardigan',
    shopLabel: 'Shop our label',
  },
  privacy: {
    title: 'Privacy and cookies',
    text: 'What we keep, why, for how long, and how to see or delete it.',
    markdown: `## What we keep

- **To sell you things:** your name, address, e-mail and telephone number, what you bought, and how you paid. Card numbers
  never reach us; our payment provider holds them.
- **To remember you:** your basket, your wishlist and what you looked at last. What you looked at stays in your own browser.
- **To make the shop better:** which pages are visited and which searches find nothing, without your name.

## For how long

Orders are kept for six years, because tax law says so. A basket is kept for 90 days, an account until you close it.

## Cookies

One cookie keeps you signed in and your basket together. It is needed for the shop to work, so we do not ask for leave.
We set no advertising cookies. Something from elsewhere, such as a film, is loaded only when you press its button; the page
then says who will be asked.

## Your rights

You may see, correct, take with you or delete what we hold about you. [Write to us](/pages/informational/contact) or use
[your account](/account). If you are not content with our answer, the Information Commissioner’s Office will hear you.`,
  },
  imprint: {
    title: 'Legal notice',
    text: 'Who runs this shop, and how you reach us.',
    markdown: `## Who we are

Selvedge is a demonstration shop. Nothing here is for sale, and nobody is charged.

## How you reach us

[Write to us](/pages/informational/contact). The company, its address and its VAT number stand on every invoice.`,
  },
  terms: {
    title: 'Terms and conditions',
    text: 'The agreement between you and us when you buy.',
    markdown: `## Ordering

Your order is an offer to buy. We accept it when we tell you that it has been sent. Until then you may cancel it in your
account, and so may we, for example if a price was plainly wrong.

## Prices

Prices include value added tax. A price that is struck through is what we asked for at least 28 days before the reduction.
Offers cannot be combined unless they say so; products marked as excluded take part in none.

## Partners

Where a product page names a partner, your contract for that product is with the partner. We take the payment, help with
questions and stand behind the same 28-day return.

## If something goes wrong

Goods must be as described, fit for their purpose and of satisfactory quality. If they are not, you may have them repaired,
replaced or refunded. Nothing here takes away the rights that the law gives you.

## This is a demonstration

Selvedge is a demonstration store. No contract is made here, no money is taken and nothing is sent.`,
  },
};

export type HelpTexts = typeof englishHelp;
