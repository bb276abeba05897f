import { optionsFrom } from '#forms/lists/optionsFrom.ts';

// Written by `npm run lists` from the data set world-countries.
export const nationalities = optionsFrom(`
Lebanese; Afghan; Albanian; Algerian; American; Andorran; Angolan; Antiguan; Argentine; Armenian; Australian;
Austrian; Azerbaijani; Bahamian; Bahraini; Bangladeshi; Barbadian; Barbudan; Belarusian; Belgian; Belizean; Beninese;
Bhutanese; Bolivian; Bosnian; Brazilian; British; Bruneian; Bulgarian; Burkinabe; Burmese; Burundian; Cambodian;
Cameroonian; Canadian; Cape Verdian = Cape Verdean; Central African; Chadian; Chilean; Chinese; Colombian; Comoran;
Congolese; Cook Islander; Costa Rican; Croatian; Cuban; Cypriot; Czech; Danish; Djibouti = Djiboutian; Dominican;
Dutch; East Timorese; Ecuadorean; Egyptian; Emirati; Equatorial Guinean; Eritrean; Estonian; Ethiopian; Fijian;
Filipino; Finnish; French; Gabonese; Gambian; Georgian; German; Ghanaian; Greek; Greenlandic; Grenadian; Guatemalan;
Guinea-Bissauan; Guinean; Guyanese; Haitian; Herzegovinian; Honduran; Hong Konger; Hungarian; I-Kiribati;
Icelander = Icelandic; Indian; Indonesian; Iranian; Iraqi; Irish; Israeli; Italian; Ivorian; Jamaican; Japanese;
Jordanian; Kazakhstani; Kenyan; Kittitian or Nevisian; Kosovar; Kuwaiti; Kirghiz = Kyrgyz; Laotian; Latvian; Liberian;
Libyan; Liechtensteiner; Lithuanian; Luxembourger; Macanese; Macedonian; Malagasy; Malawian; Malaysian;
Maldivan = Maldivian; Malian; Maltese; Marshallese; Mauritanian; Mauritian; Mexican; Micronesian; Moldovan; Monegasque;
Mongolian; Montenegrin; Moroccan; Mosotho; Motswana; Mozambican; Namibian; Nauruan; Nepalese; New Zealander;
Ni-Vanuatu; Nicaraguan; Nigerian; Nigerien; Niuean; North Korean; Norwegian; Omani; Pakistani; Palauan; Palestinian;
Panamanian; Papua New Guinean; Paraguayan; Peruvian; Polish; Portuguese; Puerto Rican; Qatari; Romanian; Russian;
Rwandan; Sahrawi; Saint Lucian; Saint Vincentian; Salvadoran; Sammarinese; Samoan; Sao Tomean; Saudi Arabian;
Senegalese; Serbian; Seychellois; Sierra Leonean; Singaporean; Slovak; Slovene; Solomon Islander; Somali;
South African; South Korean; South Sudanese; Spanish; Sri Lankan; Sudanese; Surinamer = Surinamese; Swazi; Swedish;
Swiss; Syrian; Taiwanese; Tadzhik = Tajik; Tanzanian; Thai; Togolese; Tongan; Trinidadian; Tunisian; Turkish; Turkmen;
Tuvaluan; Ugandan; Ukrainian; Uruguayan; Uzbekistani; Vatican; Venezuelan; Vietnamese; Yemeni; Zambian; Zimbabwean
`);
