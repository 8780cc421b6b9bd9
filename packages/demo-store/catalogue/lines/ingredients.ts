/** Ingredient lists for the beauty accordion. */
export const ingredients = {
  lipstick:
    'Ricinus Communis Seed Oil, Octyldodecanol, Euphorbia Cerifera Wax, Cera Alba, Caprylic/Capric Triglyceride, Silica, Tocopherol, Aroma. May contain: CI 15850, CI 45410, CI 77491, CI 77492, CI 77499, CI 77891.',
  foundation:
    'Aqua, Cyclopentasiloxane, Glycerin, Butylene Glycol, Titanium Dioxide, Niacinamide, Sodium Hyaluronate, Silica, Tocopheryl Acetate, Phenoxyethanol, Ethylhexylglycerin. May contain: CI 77491, CI 77492, CI 77499, CI 77891.',
  mascara:
    'Aqua, Cera Alba, Copernicia Cerifera Cera, Glyceryl Stearate, Stearic Acid, Acacia Senegal Gum, Panthenol, Phenoxyethanol, Tocopherol, CI 77499.',
  eyeshadow:
    'Mica, Talc, Caprylic/Capric Triglyceride, Magnesium Stearate, Silica, Dimethicone, Tocopherol. May contain: CI 77007, CI 77491, CI 77492, CI 77499, CI 77742, CI 77891.',
  nails:
    'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Acetyl Tributyl Citrate, Isopropyl Alcohol, Stearalkonium Bentonite, Silica. May contain: CI 15850, CI 77491, CI 77891.',
  cleanser:
    'Aqua, Glycerin, Cocamidopropyl Betaine, Coco-Glucoside, Glyceryl Oleate, Panthenol, Allantoin, Avena Sativa Kernel Extract, Citric Acid, Sodium Benzoate.',
  serum:
    'Aqua, Niacinamide, Glycerin, Propanediol, Sodium Hyaluronate, Ascorbyl Glucoside, Panthenol, Centella Asiatica Extract, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin.',
  moisturiser:
    'Aqua, Glycerin, Caprylic/Capric Triglyceride, Butyrospermum Parkii Butter, Cetearyl Alcohol, Squalane, Ceramide NP, Sodium Hyaluronate, Tocopherol, Xanthan Gum, Phenoxyethanol.',
  mask: 'Aqua, Kaolin, Glycerin, Bentonite, Butyrospermum Parkii Butter, Cetearyl Alcohol, Aloe Barbadensis Leaf Juice, Lactic Acid, Tocopherol, Sodium Benzoate.',
  fragrance:
    'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Hydroxycitronellal, Citronellol, Geraniol, Coumarin, Citral.',
  shampoo:
    'Aqua, Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Glycerin, Panthenol, Hydrolyzed Rice Protein, Argania Spinosa Kernel Oil, Parfum, Citric Acid, Sodium Benzoate.',
  conditioner:
    'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Glycerin, Butyrospermum Parkii Butter, Argania Spinosa Kernel Oil, Panthenol, Parfum, Citric Acid, Sodium Benzoate.',
  body: 'Aqua, Glycerin, Helianthus Annuus Seed Oil, Butyrospermum Parkii Butter, Cetearyl Alcohol, Urea, Parfum, Tocopherol, Linalool, Limonene.',
  wash: 'Aqua, Sodium Coco-Sulfate, Cocamidopropyl Betaine, Glycerin, Aloe Barbadensis Leaf Juice, Parfum, Citric Acid, Sodium Benzoate, Linalool.',
} as const;
