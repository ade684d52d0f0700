/** The demo community's places, and names that are common there. Any likeness to real people is coincidental. */
export interface Region {
  country: string;
  dialling: string;
  places: readonly string[];
  /** First names; women's and men's alternate. */
  names: readonly string[];
  lastNames: readonly string[];
}

function region(country: string, dialling: string, places: string, names: string, lastNames: string): Region {
  const list = (text: string) => text.split(', ');
  return { country, dialling, places: list(places), names: list(names), lastNames: list(lastNames) };
}

export const REGIONS: readonly Region[] = [
  region(
    'Senegal',
    '+221',
    'Dakar, Saint-Louis, Ziguinchor, Joal-Fadiouth',
    'Amina, Ousmane, Fatou, Mamadou, Awa, Ibrahima, Khady, Cheikh, Mariama, Modou',
    'Diallo, Ndiaye, Faye, Sarr, Diop, Sow, Cissé, Ba',
  ),
  region(
    'Kenya',
    '+254',
    'Nairobi, Kisumu, Mombasa, Nakuru',
    'Wanjiru, Otieno, Achieng, Kamau, Njeri, Kiprop, Atieno, Mwangi, Chebet, Juma',
    'Odhiambo, Kariuki, Wambui, Koech, Omondi, Mutua, Njoroge, Cheruiyot',
  ),
  region(
    'Nigeria',
    '+234',
    'Lagos, Ibadan, Enugu, Kano',
    'Chidinma, Tunde, Ngozi, Emeka, Folake, Ifeanyi, Zainab, Segun, Adaeze, Musa',
    'Okafor, Adeyemi, Bello, Eze, Balogun, Nwosu, Ibrahim, Olawale',
  ),
  region(
    'South Africa',
    '+27',
    'Cape Town, Durban, Gqeberha, Polokwane',
    'Thandiwe, Sipho, Lerato, Pieter, Naledi, Themba, Anika, Kagiso, Nomsa, Johan',
    'Dlamini, Mokoena, van der Merwe, Naidoo, Nkosi, Botha, Khumalo, Maseko',
  ),
  region(
    'India',
    '+91',
    'Pune, Kochi, Guwahati, Jaipur, Chennai',
    'Ananya, Rohan, Meera, Arjun, Kavya, Vikram, Priya, Farhan, Lakshmi, Nikhil',
    'Nair, Sharma, Iyer, Patel, Banerjee, Khan, Reddy, Deshpande',
  ),
  region(
    'Bangladesh',
    '+880',
    'Dhaka, Khulna, Sylhet, Chattogram',
    'Nusrat, Rahim, Tahmina, Sajid, Farzana, Imran, Shirin, Kamal, Rumana, Tanvir',
    'Rahman, Hossain, Akter, Chowdhury, Islam, Begum, Karim, Sultana',
  ),
  region(
    'Indonesia',
    '+62',
    'Yogyakarta, Makassar, Denpasar, Semarang',
    'Putri, Budi, Siti, Agus, Dewi, Rizky, Ayu, Wayan, Ratna, Bayu',
    'Wijaya, Santoso, Lestari, Siregar, Pratama, Hidayat, Nugroho, Utami',
  ),
  region(
    'Philippines',
    '+63',
    'Iloilo, Cebu, Davao, Baguio',
    'Maricel, Jomar, Liza, Paolo, Tala, Ramon, Ligaya, Miguel, Corazon, Andres',
    'Santos, Reyes, Bautista, Dela Cruz, Villanueva, Mendoza, Aquino, Salazar',
  ),
  region(
    'Japan',
    '+81',
    'Sendai, Kyoto, Matsuyama, Sapporo',
    'Haruka, Kenji, Yui, Takumi, Aiko, Sota, Emi, Daichi, Naomi, Ren',
    'Tanaka, Kobayashi, Ito, Yamamoto, Shimizu, Mori, Hayashi, Okada',
  ),
  region(
    'Viet Nam',
    '+84',
    'Huế, Đà Nẵng, Cần Thơ, Hải Phòng',
    'Linh, Minh, Hương, Tuấn, Thảo, Quang, Ngọc, Hải, Mai, Đức',
    'Nguyễn, Trần, Lê, Phạm, Hoàng, Vũ, Đặng, Bùi',
  ),
  region(
    'Türkiye',
    '+90',
    'İzmir, Bursa, Antalya, Trabzon',
    'Elif, Mehmet, Zeynep, Emre, Ayşe, Can, Defne, Burak, Selin, Kerem',
    'Yılmaz, Kaya, Demir, Şahin, Çelik, Aydın, Öztürk, Arslan',
  ),
  region(
    'Jordan',
    '+962',
    'Amman, Irbid, Aqaba, Madaba',
    'Layla, Omar, Rania, Khalid, Noor, Yousef, Salma, Tariq, Dina, Hamza',
    'Haddad, Khoury, Nasser, Al-Masri, Zaid, Qasim, Saleh, Barakat',
  ),
  region(
    'Poland',
    '+48',
    'Kraków, Gdańsk, Łódź, Wrocław',
    'Zofia, Jakub, Hanna, Mateusz, Ola, Piotr, Kasia, Tomasz, Ewa, Marek',
    'Kowalska, Nowak, Wiśniewski, Zieliński, Wójcik, Lewandowska, Mazur, Dąbrowski',
  ),
  region(
    'Germany',
    '+49',
    'Freiburg, Leipzig, Kiel, Bremen',
    'Lena, Jonas, Mia, Felix, Clara, Moritz, Greta, Yusuf, Johanna, Paul',
    'Schneider, Weber, Krüger, Schäfer, Brandt, Yıldız, Hoffmann, Lorenz',
  ),
  region(
    'Spain',
    '+34',
    'Sevilla, Bilbao, Valencia, A Coruña',
    'Lucía, Álvaro, Carmen, Iker, Marta, Javier, Nerea, Pablo, Elena, Hugo',
    'García, Fernández, Etxeberria, Romero, Núñez, Vidal, Ortega, Ramírez',
  ),
  region(
    'Ireland',
    '+353',
    'Galway, Cork, Sligo, Dublin',
    'Aoife, Cillian, Niamh, Oisín, Saoirse, Declan, Róisín, Eoin, Maeve, Fionn',
    "O'Brien, Murphy, Kelly, Ní Dhomhnaill, Byrne, Walsh, O'Sullivan, Doyle",
  ),
  region(
    'Brazil',
    '+55',
    'Belém, Recife, Curitiba, Manaus',
    'Ana, Thiago, Beatriz, Rafael, Juliana, João, Luiza, Caio, Marina, Davi',
    'Silva, Oliveira, Souza, Ferreira, Araújo, Gonçalves, Lima, Barbosa',
  ),
  region(
    'Colombia',
    '+57',
    'Medellín, Cali, Quibdó, Bogotá',
    'Valentina, Andrés, Camila, Santiago, Isabel, Mateo, Daniela, Julián, Paula, Esteban',
    'Rojas, Castaño, Mosquera, Gómez, Restrepo, Cárdenas, Ospina, Palacios',
  ),
  region(
    'Mexico',
    '+52',
    'Oaxaca, Mérida, Guadalajara, Xalapa',
    'Ximena, Diego, Citlali, Emiliano, Fernanda, Rodrigo, Itzel, Luis, Regina, Tonatiuh',
    'Hernández, López, Cruz, Jiménez, Morales, Ríos, Aguilar, Ortiz',
  ),
  region(
    'Canada',
    '+1',
    'Halifax, Montréal, Winnipeg, Victoria',
    'Maya, Liam, Chloé, Noah, Sadie, Étienne, Tanis, Owen, Amélie, Jasper',
    'Tremblay, MacDonald, Singh, Bouchard, Cardinal, Wong, Fraser, Gagnon',
  ),
  region(
    'Aotearoa New Zealand',
    '+64',
    'Wellington, Dunedin, Gisborne, Nelson',
    'Aroha, Tane, Isla, Wiremu, Mereana, Jack, Hana, Rawiri, Sophie, Nikau',
    'Ngata, Walker, Parata, Thompson, Henare, Clarke, Tamihana, Edwards',
  ),
  region(
    'Samoa',
    '+685',
    'Apia, Salelologa, Leulumoega',
    'Sina, Tavita, Lagi, Ioane, Moana, Sefo, Tala, Manu',
    'Leota, Tuilagi, Faleolo, Tamasese, Ioane, Pesamino',
  ),
];

const WOMENS_NAMES = new Set([
  'Ingrid',
  ...REGIONS.flatMap(({ names }) => names.filter((_, index) => index % 2 === 0)),
]);

export const isWomansName = (name: string): boolean => WOMENS_NAMES.has(name);
