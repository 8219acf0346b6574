"""Hangman, with the letters already chosen so it can be marked."""


def show_word(word, guessed):
    out = ""
    for letter in word:
        if letter in guessed:
            out += letter + " "
        else:
            out += "_ "
    return out.strip()


def is_won(word, guessed):
    for letter in word:
        if letter not in guessed:
            return False
    return True


def play(word, letters, lives=4):
    guessed = []
    wrong = []
    print("--- new game,", len(word), "letters ---")
    for letter in letters:
        letter = letter.lower()
        if letter in guessed or letter in wrong:
            print("already tried", letter)
            continue
        if letter in word:
            guessed.append(letter)
            print(show_word(word, guessed))
        else:
            wrong.append(letter)
            lives -= 1
            print("no", letter, "- lives left:", "*" * lives)
        if is_won(word, guessed):
            print("WON with", lives, "lives")
            return True
        if lives == 0:
            print("hanged! it was", word)
            return False
    print("ran out of letters:", show_word(word, guessed))
    return False


score = 0
games = {"otter": "eTaor", "jazz": "eioazu", "fig": "gxx"}
for w in games:
    if play(w, games[w]):
        score += 10
    else:
        score -= 2
print("Final score:", score)
